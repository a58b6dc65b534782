import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "./content-file";
import { MISTAKE } from "./loader";

/** A collection of one file, such as the texts of a page. */
type SingleKey = Exclude<CollectionKey, "services" | "legal" | "guideChapters">;

/**
 * The entries of a collection.
 * @throws ContentError that names the mistake in one of its files, while developing
 */
export async function getEntries<K extends CollectionKey>(key: K): Promise<CollectionEntry<K>[]> {
  const entries = await getCollection(key);
  const mistake = entries.find(({ id }) => id === MISTAKE);
  if (mistake) {
    throw new ContentError(mistake.body);
  }
  return entries;
}

/**
 * The one entry of a collection.
 * @throws Error where the collection isn't a single file
 */
export async function getSingle<K extends SingleKey>(key: K): Promise<CollectionEntry<K>["data"]> {
  const [entry] = await getEntries(key);
  if (!entry) {
    throw new Error(`The collection “${key}” has no entry.`);
  }
  return entry.data;
}

/** The services in their order. */
export async function getServices(): Promise<CollectionEntry<"services">[]> {
  return (await getEntries("services")).sort((a, b) => a.data.order - b.data.order);
}
