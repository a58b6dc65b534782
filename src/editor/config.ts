import type { CmsConfig, Collection, EntryCollection } from "@sveltia/cms";
import type { z } from "astro/zod";
import { GUIDE_PAGE, GUIDE_PATH } from "../features/guide/guide-file.ts";
import { CONTENT_FOLDER } from "../reader/files.ts";
import { REFUSED_IN_MARKDOWN } from "../reader/markdown-rules.ts";
import { describeSchema, toLabel } from "../schemas/json-schema.ts";
import { referencesTo } from "../schemas/references.ts";
import type { Site } from "../schemas/site.ts";
import { toFields, toPattern } from "./editor-fields.ts";
import { gitHost } from "./git-host.ts";

/** The schemas of files, or of folders, by their paths (src/reader/files.ts). */
type Schemas = Readonly<Record<string, z.ZodType>>;

/** The files of the facts, which are listed apart. */
const FACTS = ["site", "claims", "results"];

/** The collection to which editors can add entries: each is a page. */
const ADDABLE = "legal";
const NEW_ADDRESS: EntryCollection["slug"] = {
  editable: ["create"],
  hint: "The address of the page after the slash, such as iso-27001: small letters, digits and hyphens; not that of another page. It can't be changed later.",
};

/** Escaped, because the editor formats hints as Markdown. */
const MARKDOWN =
  "In Markdown: an empty line parts paragraphs, - begins an item of a list, \\*\\*two asterisks\\*\\* make bold, and \\[words\\](/contact) is a link. Keep lines in angle brackets as they are.";

/** The field for the text of a Markdown file. */
const bodyField = (hint: string, references: string[]) => ({
  name: "body",
  label: "Text",
  // Above the text, which is long.
  comment: `${MARKDOWN} ${hint}`,
  widget: "text",
  pattern: toPattern(
    {},
    references,
    REFUSED_IN_MARKDOWN.map(([{ source }]) => source),
    "It has no tags but <span lang>, no pictures from elsewhere, no scripts, no second title, and no “%%”.",
  ),
});

/**
 * Creates the editor's configuration: a form for each content file, generated from its schema.
 * @param isDevelopment whether the guide's pages exist; otherwise there is only its PDF
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(files: Schemas, folders: Schemas, site: Site, isDevelopment = false): CmsConfig {
  const describe = (path: string, zodSchema: z.ZodType) => {
    const schema = describeSchema(zodSchema);
    // Facts can't refer to other facts.
    const references = path === "site" ? [] : referencesTo(site);
    const page = schema.page?.startsWith(GUIDE_PAGE) && !isDevelopment ? GUIDE_PATH : schema.page;
    return {
      // The editor has this name in its addresses.
      name: path.replaceAll("/", "-"),
      label: schema.title ?? toLabel(path),
      ...(page && { preview_path: page }),
      fields: [...toFields(schema, references), ...(schema.body ? [bodyField(schema.body, references)] : [])],
    };
  };
  const filesOf = (areFacts: boolean) =>
    Object.entries(files)
      .filter(([path]) => FACTS.includes(path) === areFacts)
      .map(([path, schema]) => ({ ...describe(path, schema), file: `${CONTENT_FOLDER}/${path}.yaml` }));
  const toCollection = ([path, schema]: [string, z.ZodType]): Collection => {
    const form = describe(path, schema);
    const has = (field: string) => form.fields.some((other) => other.name === field);
    return {
      ...form,
      folder: `${CONTENT_FOLDER}/${path}`,
      create: path === ADDABLE,
      delete: false,
      slug: path === ADDABLE ? NEW_ADDRESS : { editable: false },
      reorder: has("order"),
      ...(has("body")
        ? { extension: "md", format: "yaml-frontmatter" }
        : { extension: "yaml", format: "yaml" }),
    };
  };
  return {
    backend: gitHost(site.repository).backend,
    // Only photos are content, and their field has the folder. Without one for all, the editor requires a
    // library; this one is off.
    media_libraries: { aws_s3: false },
    app_title: site.brand,
    logo: { src: "/apple-touch-icon.png" },
    editor: { preview: false },
    // Omit optional fields without a value from the file.
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "company", label: "Company", files: filesOf(true) },
      { name: "texts", label: "Texts", files: filesOf(false) },
      ...Object.entries(folders).map(toCollection),
    ],
  };
}
