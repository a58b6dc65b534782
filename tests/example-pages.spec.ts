import { expect, test } from "./fixtures.ts";
import { getContent } from "./support/content.ts";

const copy = getContent("example-pages");

test("the services page shows a first message, marked as an example, with the reason and its sources for each sentence", async ({
  page,
}) => {
  await page.goto("/services");
  const { title, sentences } = copy.firstMessage;
  const message = page.getByRole("figure", { name: title });
  await expect(message).toContainText(copy.example);
  await expect(message.getByRole("term")).toHaveText(sentences.map(({ text }) => text));
  const reasons = message.getByRole("definition");
  await expect(reasons).toContainText(sentences.map(({ why }) => why));
  for (const [index, { sources }] of sentences.entries()) {
    const links = reasons.nth(index).getByRole("link");
    await expect(links).toHaveText(sources.map(({ name }) => name));
    for (const { name, url } of sources) {
      await expect(links.filter({ hasText: name })).toHaveAttribute("href", url);
    }
  }
});

test("the report and the map are tables, marked as examples", async ({ page }) => {
  await page.goto("/services");
  const { report, accountMap } = copy;
  // Two services may show the same examplePage.
  const figure = ({ title }: { title: string }) => page.getByRole("figure", { name: title }).first();
  for (const example of [report, accountMap]) await expect(figure(example)).toContainText(copy.example);
  for (const { label, values } of report.rows) {
    await expect(figure(report).getByRole("row", { name: label }).getByRole("cell")).toHaveText(values);
  }
  for (const { name, cells } of accountMap.teams) {
    await expect(figure(accountMap).getByRole("row", { name }).getByRole("cell")).toHaveText(
      cells.map((cell) => accountMap.cells[cell]),
    );
  }
});
