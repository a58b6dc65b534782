import { globSync, statSync } from "node:fs";
import type { CmsConfig, Collection, EntryCollection, Field } from "@sveltia/cms";
import type { z } from "astro/zod";
import type { Facts } from "../lib/content/facts.schema.ts";
import { CONTENT_FOLDER } from "../lib/content/loader.ts";
import { toFields, toLabel, toLimits } from "./fields.ts";
import { gitHost } from "./git-host.ts";
import { describeSchema } from "./json-schema.ts";
import { referenceRule } from "./text-rules.ts";

/** The collections of src/content.config.ts, with the properties that the editor needs. */
export type ContentCollections = Readonly<Record<string, { loader: { path: string; schema: z.ZodType } }>>;

/** The files of the facts. References point to them, so they contain none. */
const FACTS = ["site", "claims", "outreachLaw"];

/** The collection to which editors can add entries: each is a page. */
const ADDABLE = "legal";
const NEW_ADDRESS = {
  editable: ["create"],
  pattern: ["^[a-z\\d]+(-[a-z\\d]+)*$", "Lowercase letters, digits and hyphens, such as iso-27001."],
  hint: "The address of the page after the slash. It can't be changed later.",
} satisfies EntryCollection["slug"];

const BODY = {
  name: "body",
  label: "Text",
  hint: "In Markdown: a line that begins with ## is a heading, with - an item of a list. Keep lines in angle brackets as they are.",
  widget: "text",
  ...toLimits({}, referenceRule("markdown")),
} satisfies Field;

/**
 * Creates the editor's configuration: a form for each content file, generated from its schema.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(collections: ContentCollections, facts: Facts): CmsConfig {
  const entries = Object.entries(collections).map(([name, { loader }]) => {
    const path = `${CONTENT_FOLDER}/${loader.path}`;
    const isFact = FACTS.includes(name);
    const schema = describeSchema(loader.schema);
    return {
      name,
      label: schema.title ?? toLabel(name),
      path,
      isFact,
      isFolder: statSync(path).isDirectory(),
      fields: toFields(schema, isFact ? undefined : referenceRule()),
    };
  });
  const files = (isFact: boolean) =>
    entries
      .filter((entry) => !entry.isFolder && entry.isFact === isFact)
      .map(({ name, label, path, fields }) => ({ name, label, file: path, fields }));
  const folders = entries
    .filter(({ isFolder }) => isFolder)
    .map(({ name, label, path, fields }): Collection => {
      const isMarkdown = globSync(`${path}/*.md`).length > 0;
      const canBeAdded = name === ADDABLE;
      return {
        name,
        label,
        folder: path,
        create: canBeAdded,
        delete: false,
        slug: canBeAdded ? NEW_ADDRESS : { editable: false },
        reorder: fields.some((field) => field.name === "order"),
        ...(isMarkdown
          ? { extension: "md", format: "yaml-frontmatter" }
          : { extension: "yaml", format: "yaml" }),
        fields: isMarkdown ? [...fields, BODY] : fields,
      };
    });
  return {
    backend: gitHost(facts.site.repository).backend,
    // Pictures are not content. Without a folder for them, the editor requires a library; this one
    // is off.
    media_libraries: { aws_s3: false },
    app_title: facts.site.brand,
    logo: { src: "/apple-touch-icon.png" },
    editor: { preview: false },
    // Omit optional fields without a value from the file.
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "texts", label: "Texts", files: files(false) },
      ...folders,
      { name: "company", label: "Company", files: files(true) },
    ],
  };
}
