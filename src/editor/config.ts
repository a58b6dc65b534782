import type { CmsConfig, Collection, EntryCollection, Field } from "@sveltia/cms";
import type { z } from "astro/zod";
import { CONTENT_FOLDER } from "../content.config.ts";
import { GUIDE_PAGE, GUIDE_PATH } from "../features/guide/guide-file.ts";
import type { Site } from "../schemas/site.ts";
import { toFields } from "./fields.ts";
import { gitHost } from "./git-host.ts";
import { describeSchema, toLabel } from "./json-schema.ts";

interface Source {
  path: string;
  schema: z.ZodType;
}
/** Files, or folders, of src/content.config.ts, by name. */
type Sources = Readonly<Record<string, Source>>;

/** The files of the facts, which are listed apart. */
const FACTS = ["site", "claims", "results"];

/** The collection to which editors can add entries: each is a page. */
const ADDABLE = "legal";
const NEW_ADDRESS: EntryCollection["slug"] = {
  editable: ["create"],
  hint: "The address of the page after the slash, such as iso-27001; not that of another page. It can't be changed later.",
};

/** Escaped, because the editor formats hints as Markdown. */
const MARKDOWN =
  "In Markdown: - begins an item of a list, \\*\\*two asterisks\\*\\* make bold, and \\[words\\](/contact) is a link. Keep lines in angle brackets as they are.";

/** The field for the text of a Markdown file. */
const bodyField = (hint: string): Field => ({
  name: "body",
  label: "Text",
  // Above the text, which is long.
  comment: `${MARKDOWN} ${hint}`,
  widget: "text",
});

/**
 * Creates the editor's configuration: a form for each content file, generated from its schema.
 * @param isDevelopment whether the guide's pages exist; otherwise there is only its PDF
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(files: Sources, folders: Sources, site: Site, isDevelopment = false): CmsConfig {
  const describe = (name: string, source: Source) => {
    const schema = describeSchema(source.schema);
    const page = schema.page?.startsWith(GUIDE_PAGE) && !isDevelopment ? GUIDE_PATH : schema.page;
    return {
      name,
      label: schema.title ?? toLabel(name),
      ...(page && { preview_path: page }),
      fields: [...toFields(schema), ...(schema.body ? [bodyField(schema.body)] : [])],
    };
  };
  const filesOf = (areFacts: boolean) =>
    Object.entries(files)
      .filter(([name]) => FACTS.includes(name) === areFacts)
      .map(([name, file]) => ({ ...describe(name, file), file: `${CONTENT_FOLDER}/${file.path}` }));
  const toCollection = ([name, folder]: [string, Source]): Collection => {
    const form = describe(name, folder);
    const has = (field: string) => form.fields.some((other) => other.name === field);
    return {
      ...form,
      folder: `${CONTENT_FOLDER}/${folder.path}`,
      create: name === ADDABLE,
      delete: false,
      slug: name === ADDABLE ? NEW_ADDRESS : { editable: false },
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
