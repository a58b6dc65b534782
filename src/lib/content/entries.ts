import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "./content-file";
import { MISTAKE } from "./loader";

/** A collection with a single entry, such as the texts of a page. */
type SingleKey = Exclude<CollectionKey, "services" | "legal" | "guideChapters">;

/**
 * Returns the entries of a collection.
 * @throws ContentError in development, if one of its files has a mistake
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
 * Returns the entry of a collection that has only one.
 * @throws Error if the collection is empty
 */
export async function getSingle<K extends SingleKey>(key: K): Promise<CollectionEntry<K>["data"]> {
  const [entry] = await getEntries(key);
  if (!entry) {
    throw new Error(`The collection “${key}” has no entry.`);
  }
  return entry.data;
}

/** Returns the services in their order. */
export async function getServices(): Promise<CollectionEntry<"services">[]> {
  return (await getEntries("services")).sort((a, b) => a.data.order - b.data.order);
}
