import { expect, scrollsSideways, test, waitForWebFont } from "./fixtures";
import { copyOf, entriesOf } from "./support/content";

const copy = copyOf("specimens");

test("the home page shows a first message, marked as an example, with a reason for each sentence", async ({
  page,
}) => {
  await page.goto("/");
  const { title, sentences } = copy.firstMessage;
  const message = page.getByRole("figure", { name: title });
  await expect(message).toContainText(copy.example);
  await expect(message.getByRole("term")).toHaveText(sentences.map(({ text }) => text));
  await expect(message.getByRole("definition")).toHaveText(sentences.map(({ why }) => why));
});

test("each service shows its specimen, marked as an example", async ({ page }) => {
  await page.goto("/services");
  for (const { title, specimen } of Object.values(entriesOf("services"))) {
    const figure = page.getByRole("region", { name: title }).getByRole("figure");
    await expect(figure).toHaveCount(1);
    await expect(figure.getByRole("heading")).toHaveText(copy[specimen].title);
    await expect(figure).toContainText(copy.example);
  }
});

test("the report and the map are tables and fit at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/services");
  const { report, accountMap } = copy;
  for (const { label, values } of report.rows) {
    await expect(page.getByRole("row", { name: label }).getByRole("cell")).toHaveText(values);
  }
  for (const { name, cells } of accountMap.teams) {
    await expect(page.getByRole("row", { name }).getByRole("cell")).toHaveText(
      cells.map((cell) => accountMap.cells[cell]),
    );
  }
  expect(await scrollsSideways(page)).toBe(false);
});

for (const width of [320, 390]) {
  test(`tables don't break words and numbers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    await waitForWebFont(page);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("figure :is(th, td)")].flatMap((cell) => {
        const text = cell.firstChild;
        const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}
