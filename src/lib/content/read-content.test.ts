import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder";
import { loadFacts } from "./facts";
import { fillMarkdown, readMarkdown, validate } from "./read-content";
import { text } from "./text.schema";

const facts = loadFacts();
const schema = z
  .strictObject({
    headline: text.max(30),
    whyUs: z.strictObject({ items: z.array(text).meta({ title: "Reasons" }) }).optional(),
  })
  .meta({ title: "About page" });
const FILE = "src/content/pages/page.yaml";

it("limits hold for the filled text", () => {
  const read = (headline: string) => validate(FILE, { headline }, schema, facts.references);
  expect(read("{site.brand}, {site.brand}")).toEqual({
    headline: `${facts.site.brand}, ${facts.site.brand}`,
  });
  expect(() => read("{site.legalName} ".repeat(30))).toThrow("→ headline: About page › Headline");
});

it.each([
  [{}, "→ headline: About page › Headline"],
  [{ headline: "x", colour: "blue" }, "colour"],
  [{ headline: "x", whyUs: { items: ["{site.foo}"] } }, "→ whyUs.items.0: About page › Why us › Reasons › 1"],
])(
  "a mistake in %j is reported with its file, its field, and the field as the editor shows it",
  (data, message) => {
    const read = () => validate(FILE, data, schema, facts.references);
    expect(read).toThrow(`There is a mistake in ${FILE}:\n`);
    expect(read).toThrow(message);
  },
);

it("a Markdown file is read with its references filled in, in its fields and its text", () => {
  const file = join(temporaryFolder(), "text.md");
  writeFileSync(file, "---\nheadline: Hello {site.brand}\n---\n\nWrite to {site.email}.\n");
  expect(readMarkdown(file, schema, facts)).toEqual({
    data: { headline: `Hello ${facts.site.brand}` },
    body: `\nWrite to ${facts.site.email}.\n`,
  });
});

it.each(["We win 25%.", "<!-- mode: other -->\n\n<!-- end -->\n", "Write to {site.fax}."])(
  "a mistake in the Markdown text %j is reported with its file",
  (body) => {
    expect(() => fillMarkdown("terms.md", body, facts)).toThrow("There is a mistake in terms.md:\n");
  },
);
