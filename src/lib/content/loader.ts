import { globSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import type { z } from "astro/zod";
import { ContentError, contentError, readContentFile } from "./content-file.ts";
import { claimsSchema, siteSchema } from "./facts.schema.ts";
import { loadFacts } from "./facts.ts";

export const CONTENT_FOLDER = "src/content";
/** The files of the facts, to which any text can refer. */
const FACTS = ["site.yaml", "claims.yaml", "outreach-law.yaml"];
type Entry = Parameters<LoaderContext["store"]["set"]>[0];

/**
 * Creates a loader for a file of src/content, or for all files of a folder. It fills in references.
 * An entry's id is its file's name without the extension.
 * @param path a .yaml or .md file, or a folder of such files, within src/content
 * @param findMistake says what is wrong with an entry that its schema doesn't know, if anything is
 */
export function copyLoader<T extends z.ZodType>(
  path: string,
  schema: T,
  findMistake?: (id: string, body: string) => string | undefined,
) {
  return liveLoader(path, schema, async ({ renderMarkdown }) => {
    const facts = loadFacts();
    const entries = filesAt(join(CONTENT_FOLDER, path)).map(async (filePath): Promise<Entry> => {
      const id = basename(filePath, extname(filePath));
      const { data, body } = readContentFile(filePath, schema, facts);
      const mistake = findMistake?.(id, body);
      if (mistake) throw contentError(filePath, [{ message: mistake }]);
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
 * Creates a loader that, in development, reloads when its files or the facts change. If a file has a
 * mistake, the previous content stays, and Astro shows the error in the browser. A build fails
 * instead.
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
        if (![path, ...FACTS].some((source) => isWithin(file, source))) return;
        const current = ++reloads;
        const entries = await loadEntries(context).catch((error) => {
          // A mistake in the facts is reported only by their own loaders.
          if (error instanceof ContentError && !isWithin(error.file, path)) return;
          throw error;
        });
        // A slow reload must not overwrite a later one.
        if (entries && current === reloads) replace(entries);
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

/** @param source a file or a folder within src/content */
function isWithin(file: string, source: string): boolean {
  return `${resolve(file)}/`.startsWith(`${resolve(CONTENT_FOLDER, source)}/`);
}
