import type { CollectionEntry, CollectionKey } from "astro:content";
import { globSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import type { z } from "astro/zod";
import { collections } from "../../src/content.config.ts";
import { readContentFile } from "../../src/lib/content/content-file.ts";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { CONTENT_FOLDER } from "../../src/lib/content/loader.ts";

const FACTS = loadFacts();
/** The facts about the company. */
export const { site, claims } = FACTS;

interface Collection<Name extends CollectionKey> {
  loader: { path: string; schema: z.ZodType<CollectionEntry<Name>["data"]> };
}

/**
 * Reads texts as the build does. Tests expect these, not copies of them, because an editor may
 * change them.
 * @param name a collection with one entry
 */
export function copyOf<Name extends CollectionKey>(name: Name): CollectionEntry<Name>["data"] {
  const [copy, ...more] = Object.values(entriesOf(name));
  if (!copy || more.length > 0) throw new Error(`${name} has ${more.length + 1} entries.`);
  return copy;
}

/** Reads the texts of all entries of a collection, by the names of their files. */
export function entriesOf<Name extends CollectionKey>(
  name: Name,
): Record<string, CollectionEntry<Name>["data"]> {
  const { path, schema } = (collections[name] as unknown as Collection<Name>).loader;
  const place = join(CONTENT_FOLDER, path);
  const files = statSync(place).isDirectory() ? globSync(`${place}/*`).sort() : [place];
  return Object.fromEntries(
    files.map((file) => [parse(file).name, readContentFile(file, schema, FACTS).data]),
  );
}
