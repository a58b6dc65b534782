import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder";
import { text } from "../../schemas/text";
import { loadFacts } from "./facts";
import { fillMarkdown, readMarkdown, validate } from "./read-content";

const facts = loadFacts();
const schema = z.strictObject({ headline: text.max(30), items: z.array(text).optional() });
const FILE = "src/content/pages/page.yaml";

it("limits hold for the filled text", () => {
  const read = (headline: string) => validate(FILE, { headline }, schema, facts.references);
  expect(read("{site.brand}, {site.brand}")).toEqual({
    headline: `${facts.site.brand}, ${facts.site.brand}`,
  });
  expect(() => read("{site.legalName} ".repeat(30))).toThrow("at headline");
});

it.each([
  [{}, "headline"],
  [{ headline: "x", colour: "blue" }, "colour"],
  [{ headline: "x", items: ["{site.foo}"] }, "items.0: {site.foo} is unknown"],
])("a mistake in %j is reported with its file and its field", (data, message) => {
  const read = () => validate(FILE, data, schema, facts.references);
  expect(read).toThrow(`There is a mistake in ${FILE}:\n`);
  expect(read).toThrow(message);
});

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
