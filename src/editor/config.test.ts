import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { guideChapterSchema, guideSchema } from "../features/guide/guide.schema.ts";
import { GUIDE_PAGE, GUIDE_PATH } from "../features/guide/guide-file.ts";
import { files, folders } from "../reader/files.ts";
import { text } from "../schemas/text.ts";
import { editorConfig } from "./config.ts";
import { labelsOf } from "./labels.ts";

it.each([
  [text, { extension: "yaml", format: "yaml" }],
  [text.meta({ body: "Its text." }), { extension: "md", format: "yaml-frontmatter" }],
])("the entries of a folder are edited in the format of its files", (schema, format) => {
  const { collections } = editorConfig({}, { folder: schema }, site);
  expect(collections?.at(-1)).toMatchObject(format);
});

it("a form links to its page; that of the guide to its PDF where its pages don't exist", () => {
  const guide = guideSchema.meta({ page: GUIDE_PAGE });
  const pages = (isDevelopment: boolean) => {
    const schemas = { "pages/about": text.meta({ page: "/about" }), guide, chapter: guideChapterSchema };
    const [, texts] = editorConfig(schemas, {}, site, isDevelopment).collections ?? [];
    return (texts as { files: { preview_path: string }[] }).files.map((file) => file.preview_path);
  };
  expect(pages(true)).toEqual(["/about", GUIDE_PAGE, `${GUIDE_PAGE}#chapter-{{fields.order}}`]);
  expect(pages(false)).toEqual(["/about", GUIDE_PATH, GUIDE_PATH]);
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

it("claims, services and photos are chosen, not typed", () => {
  const config = JSON.stringify(editorConfig(files, folders, site));
  for (const choice of ['"file":"claims"', '"collection":"services"', '"widget":"image"']) {
    expect(config).toContain(choice);
  }
});

it.each([
  ["src/content/site.yaml", "bookingUrl", "Company › Facts › Booking page"],
  ["src/content/site.yaml", "address.postalCode", "Company › Facts › Address › Postal code"],
  ["src/content/claims.yaml", "claims.basis", "Company › Claims › Claims › Basis"],
  ["src/content/legal/terms.md", "title", "Legal texts › Page title"],
  ["src/content/site.yaml", "fax", undefined],
  ["ENQUIRY_DELIVERY in .env", undefined, undefined],
])("the editor shows %s, %s at %s", (file, path, labels) => {
  expect(labelsOf(editorConfig(files, folders, site), file, path)).toBe(labels);
});
