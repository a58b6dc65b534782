import { expect, test } from "./fixtures.ts";
import { getContent } from "./support/content.ts";

const copy = getContent("example-pages");

test("lead generation shows a first message, marked as an example, with its notes and what the law asks for", async ({
  page,
}) => {
  await page.goto("/services");
  const { title, paragraphs, sources, law } = copy.firstMessage;
  const message = page.locator("#lead-generation").getByRole("figure", { name: title });
  const texts = paragraphs.flatMap(({ text, note }) => [text, note ?? ""]).filter(Boolean);
  await expect(message.getByRole("paragraph")).toHaveText([...texts, `${sources} ${law}`]);
  await expect(message).toContainText(copy.example);
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
