/** Astro's part in the content: it renders the Markdown, and reloads a page when a text changes. */
// Not from “astro:content”, which only Astro can import.
import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { CONTENT_FOLDER } from "./reader/files.ts";

/** Without a schema: src/reader validates the texts (docs/decisions/0007-content-loader.md). */
export const collections = {
  content: defineCollection({
    loader: glob({ base: CONTENT_FOLDER, pattern: "**/*.{yaml,md}", generateId: ({ entry }) => entry }),
  }),
};
