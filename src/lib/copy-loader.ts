import { globSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { readContentFile } from "./content-file.ts";
import { claimsSchema, siteSchema } from "./fact-schemas.ts";
import { loadFacts } from "./facts.ts";

/**
 * Loads a file of src/content, or all files of a folder, with the facts filled in.
 * An entry's id is its file's name without the ending.
 * @param path of a .yaml or .md file, or of a folder of such files, within src/content
 * @throws ContentError where a file has a mistake; what was loaded before stays
 */
export function copyLoader<T extends z.ZodType>(path: string, schema: T) {
  return {
    name: "copy-loader",
    schema,
    async load({ store, renderMarkdown }) {
      const facts = loadFacts();
      const entries = filesAt(join("src/content", path)).map(async (filePath) => {
        const { data, body } = readContentFile(filePath, schema, facts);
        const id = basename(filePath, extname(filePath));
        const entry = { id, data: data as Record<string, unknown>, filePath };
        return body
          ? {
              ...entry,
              body,
              rendered: await renderMarkdown(body, { fileURL: pathToFileURL(resolve(filePath)) }),
            }
          : entry;
      });
      const loaded = await Promise.all(entries);
      store.clear();
      for (const entry of loaded) store.set(entry);
    },
  } satisfies Loader;
}

function filesAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(join(path, "*.{yaml,md}")).sort() : [path];
}

/** The facts about the company. */
export const siteLoader = {
  name: "site-loader",
  schema: siteSchema,
  async load({ store }) {
    const { site } = loadFacts();
    store.set({ id: "site", data: { ...site } });
  },
} satisfies Loader;

/** The claim register. */
export const claimsLoader = {
  name: "claims-loader",
  schema: claimsSchema,
  async load({ store }) {
    store.set({ id: "claims", data: loadFacts().claims });
  },
} satisfies Loader;
