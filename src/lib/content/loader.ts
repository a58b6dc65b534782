import { globSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import type { z } from "astro/zod";
import { contentError, readContentFile } from "./content-file.ts";
import { claimsSchema, siteSchema } from "./fact-schemas.ts";
import { loadFacts } from "./facts.ts";

/** The id of an entry that represents a mistake; its body is the message. */
export const MISTAKE = "mistake";

export const CONTENT_FOLDER = "src/content";
type Entry = Parameters<LoaderContext["store"]["set"]>[0];

/**
 * Creates a loader for a file of src/content, or for all files of a folder. It fills in references.
 * An entry's id is its file's name without the extension.
 * @param path a .yaml or .md file, or a folder of such files, within src/content
 */
export function copyLoader<T extends z.ZodType>(path: string, schema: T) {
  return liveLoader(path, schema, async ({ renderMarkdown }) => {
    const facts = loadFacts();
    const entries = filesAt(join(CONTENT_FOLDER, path)).map(async (filePath): Promise<Entry> => {
      const { data, body } = readContentFile(filePath, schema, facts);
      const id = basename(filePath, extname(filePath));
      const entry = { id, data: data as Entry["data"], filePath };
      if (!body) return entry;
      const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(filePath)) });
      return { ...entry, body, rendered };
    });
    return withUniqueOrder(await Promise.all(entries));
  });
}

/** Loads the facts about the company. */
export const siteLoader = liveLoader("site.yaml", siteSchema, async () => [
  { id: "site", data: { ...loadFacts().site } },
]);

/** Loads the claim register. */
export const claimsLoader = liveLoader("claims.yaml", claimsSchema, async () => [
  { id: "claims", data: loadFacts().claims },
]);

/**
 * Creates a loader that, in development, reloads when any content file changes, because any text
 * can refer to any fact. If that fails, an entry for the mistake replaces all others, and pages
 * that need them show it. A build fails instead.
 */
function liveLoader<T extends z.ZodType>(
  path: string,
  schema: T,
  loadEntries: (context: LoaderContext) => Promise<Entry[]>,
) {
  return {
    name: "copy-loader",
    path,
    schema,
    async load(context) {
      const { store, watcher } = context;
      const replace = (entries: Entry[]) => {
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      replace(await loadEntries(context));
      let reloads = 0;
      const reload = async (file: string) => {
        if (!resolve(file).startsWith(resolve(CONTENT_FOLDER))) return;
        const current = ++reloads;
        const entries = await loadEntries(context).catch((error: Error): Entry[] => [
          { id: MISTAKE, data: {}, body: error.message },
        ]);
        // A slow reload must not overwrite a later one.
        if (current === reloads) replace(entries);
      };
      for (const event of ["change", "add", "unlink"] as const) watcher?.on(event, reload);
    },
  } satisfies Loader & { path: string };
}

/** @throws ContentError if two entries of a folder have the same place in its order */
function withUniqueOrder(entries: Entry[]): Entry[] {
  const files = new Map<unknown, string | undefined>();
  for (const { data, filePath } of entries) {
    const order = data["order"];
    if (order !== undefined && filePath && files.has(order)) {
      throw contentError(filePath, [{ message: `order: ${order} is also that of ${files.get(order)}` }]);
    }
    files.set(order, filePath);
  }
  return entries;
}

function filesAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(join(path, "*.{yaml,md}")).sort() : [path];
}
