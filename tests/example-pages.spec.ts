import { expect, test } from "./fixtures.ts";
import { entriesOf, getContent } from "./support/content.ts";

const { service: copy } = getContent("pages/services");

test("the example page of each service is marked, and has its texts with their notes, and its table", async ({
  page,
}) => {
  await page.goto("/services");
  for (const [id, { example }] of Object.entries(entriesOf("services"))) {
    if (!example) continue;
    const { title, statement, paragraphs, table, foot } = example;
    const figure = page.locator(`[id="${id}"]`).getByRole("figure", { name: title });
    await expect(figure).toContainText(copy.example);
    const texts = [statement, ...paragraphs.flatMap(({ text, note }) => [text, note]), foot.join(" ")];
    await expect(figure.getByRole("paragraph")).toHaveText(texts.filter((text) => text !== null));
    for (const { label, values } of table?.rows ?? []) {
      await expect(figure.getByRole("row", { name: label }).getByRole("cell")).toHaveText(values);
    }
  }
});
