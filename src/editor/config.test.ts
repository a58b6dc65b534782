import type { EntryCollection } from "@sveltia/cms";
import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { refusedBy } from "../../tests/support/refused-by.ts";
import { files, folders } from "../reader/files.ts";
import { text } from "../schemas/text.ts";
import { breadcrumbOf } from "./breadcrumb.ts";
import { editorConfig } from "./config.ts";

it.each([
  [text, { extension: "yaml", format: "yaml" }],
  [text.meta({ body: "Its text." }), { extension: "md", format: "yaml-frontmatter" }],
])("the entries of a folder are edited in the format of its files", (schema, format) => {
  const { collections } = editorConfig({}, { folder: schema }, site);
  expect(collections?.at(-1)).toMatchObject(format);
});

it("the editor refuses in a Markdown text what the build refuses", () => {
  const { collections } = editorConfig({}, { legal: text.meta({ body: "Its text." }) }, site);
  const form = collections?.at(-1) as EntryCollection;
  const within = (part: string) => `## Terms\n\n${part}\n\nWrite to {site.email}.`;
  const marks = ["# Terms", "Terms\n===", "<b>", "![](https://a.ee/b.png)", "[a](javascript:b())", "{monts}"];
  const refused = marks.map(within);
  const spans = ["<span lang='et'>Maakohus</span>", "<!-- with: vatNumber -->", "<https://a.ee>"];
  const taken = [...spans, "on Monday ="].map(within);
  expect(refusedBy(form.fields.at(-1), [...refused, ...taken])).toEqual(refused);
});

it("no list that may be empty is required: the editor would not save the page", () => {
  const config = editorConfig(files, folders, site);
  const fields: { widget?: string; required?: boolean; min?: number }[] = [];
  JSON.stringify(config, (_, value) => {
    if (value?.widget === "list") fields.push(value);
    return value;
  });
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ required, min }) => required && !min)).toEqual([]);
});

it.each([
  ["src/content/site.yaml", "bookingUrl", "Company › Facts › Booking page"],
  ["src/content/site.yaml", "address.postalCode", "Company › Facts › Address › Postal code"],
  ["src/content/claims.yaml", "claims.basis", "Company › Claims › Claims › Basis"],
  ["src/content/legal/terms.md", "title", "Legal texts › Page title"],
  [".env", "ENQUIRY_DELIVERY", undefined],
])("the editor shows %s, %s at %s", (file, path, labels) => {
  expect(breadcrumbOf(editorConfig(files, folders, site), file, path)).toBe(labels);
});
