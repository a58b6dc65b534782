import { globSync, statSync } from "node:fs";
import type { CmsConfig, Collection } from "@sveltia/cms";
import type { z } from "astro/zod";
import type { Facts } from "../lib/content/fact-schemas.ts";
import { CONTENT_FOLDER } from "../lib/content/loader.ts";
import { referenceRule } from "../lib/content/references.ts";
import { toFields, toLabel } from "./fields.ts";
import { gitHost } from "./git-host.ts";
import { describeSchema } from "./json-schema.ts";

/** The collections of src/content.config.ts, with the properties that the editor needs. */
export type ContentCollections = Readonly<Record<string, { loader: { path: string; schema: z.ZodType } }>>;

/** The files of the facts. References point to them, so they contain none. */
const FACTS = ["site", "claims"];

/**
 * Creates the editor's configuration: a form for each content file, generated from its schema.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(collections: ContentCollections, facts: Facts): CmsConfig {
  const rule = referenceRule(facts.references);
  const entries = Object.entries(collections).map(([name, { loader }]) => {
    const path = `${CONTENT_FOLDER}/${loader.path}`;
    const isFact = FACTS.includes(name);
    return {
      name,
      label: toLabel(name),
      path,
      isFact,
      isFolder: statSync(path).isDirectory(),
      fields: toFields(describeSchema(loader.schema), isFact ? undefined : rule),
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
      const body = { name: "body", label: "Text", hint: "In Markdown.", widget: "text" as const };
      return {
        name,
        label,
        folder: path,
        create: false,
        delete: false,
        ...(isMarkdown
          ? { extension: "md", format: "yaml-frontmatter" }
          : { extension: "yaml", format: "yaml" }),
        fields: isMarkdown ? [...fields, body] : fields,
      };
    });
  return {
    backend: gitHost(facts.site.repository).backend,
    media_folder: "public",
    public_folder: "/",
    app_title: facts.site.brand,
    logo: { src: "/apple-touch-icon.png" },
    editor: { preview: false },
    // Omit optional fields without a value from the file.
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "texts", label: "Texts", description: rule.message, files: files(false) },
      ...folders,
      { name: "company", label: "Company", files: files(true) },
    ],
  };
}
