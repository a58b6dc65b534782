import { globSync, statSync } from "node:fs";
import type { CmsConfig, Collection, EntryCollection, Field } from "@sveltia/cms";
import type { z } from "astro/zod";
import { CONTENT_FOLDER } from "../content.config.ts";
import { GUIDE_PAGE, GUIDE_PATH } from "../features/guide/guide-file.ts";
import type { Site } from "../schemas/site.ts";
import { toFields } from "./fields.ts";
import { gitHost } from "./git-host.ts";
import { describeSchema, toLabel } from "./json-schema.ts";

/** Files and folders of src/content.config.ts, by name. */
export type Sources = Readonly<Record<string, { path: string; schema: z.ZodType }>>;

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
const bodyField = (hint?: string): Field => ({
  name: "body",
  label: "Text",
  // Above the text, which is long.
  comment: [MARKDOWN, hint].filter(Boolean).join(" "),
  widget: "text",
});

/**
 * Creates the editor's configuration: a form for each content file, generated from its schema.
 * @param isDevelopment whether the guide's pages exist; otherwise there is only its PDF
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(sources: Sources, site: Site, isDevelopment = false): CmsConfig {
  const pageOf = (page?: string) => (page?.startsWith(GUIDE_PAGE) && !isDevelopment ? GUIDE_PATH : page);
  const entries = Object.entries(sources).map(([name, source]) => {
    const path = `${CONTENT_FOLDER}/${source.path}`;
    const isFact = FACTS.includes(name);
    const schema = describeSchema(source.schema);
    const page = pageOf(schema.page);
    return {
      name,
      label: schema.title ?? toLabel(name),
      path,
      ...(page && { preview_path: page }),
      body: schema.body,
      isFact,
      isFolder: statSync(path).isDirectory(),
      fields: toFields(schema),
    };
  });
  const files = (isFact: boolean) =>
    entries
      .filter((entry) => !entry.isFolder && entry.isFact === isFact)
      .map(({ name, label, path, preview_path, fields }) => ({
        name,
        label,
        file: path,
        fields,
        ...(preview_path && { preview_path }),
      }));
  const folders = entries
    .filter(({ isFolder }) => isFolder)
    .map(({ name, label, path, preview_path, body, fields }): Collection => {
      const isMarkdown = globSync(`${path}/*.md`).length > 0;
      const canBeAdded = name === ADDABLE;
      return {
        name,
        label,
        folder: path,
        ...(preview_path && { preview_path }),
        create: canBeAdded,
        delete: false,
        slug: canBeAdded ? NEW_ADDRESS : { editable: false },
        reorder: fields.some((field) => field.name === "order"),
        ...(isMarkdown
          ? { extension: "md", format: "yaml-frontmatter" }
          : { extension: "yaml", format: "yaml" }),
        fields: isMarkdown ? [...fields, bodyField(body)] : fields,
      };
    });
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
      { name: "company", label: "Company", files: files(true) },
      { name: "texts", label: "Texts", files: files(false) },
      ...folders,
    ],
  };
}
