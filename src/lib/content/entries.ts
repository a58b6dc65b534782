import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { resolveOutcome } from "./claims";

/** A collection with a single entry, such as the texts of a page. */
type SingleKey = Exclude<CollectionKey, "services" | "legal" | "guideChapters">;

/**
 * Returns the entry of a collection that has only one.
 * @throws Error if the collection is empty
 */
export async function getSingle<K extends SingleKey>(key: K): Promise<CollectionEntry<K>["data"]> {
  const [entry] = await getCollection(key);
  if (!entry) {
    throw new Error(`The collection “${key}” has no entry.`);
  }
  return entry.data;
}

/** Returns the services in their order, with the claims in their outcomes. */
export async function getServices() {
  const claims = await getSingle("claims");
  const services = (await getCollection("services")).sort((a, b) => a.data.order - b.data.order);
  return services.map(({ id, data }) => ({
    ...data,
    id,
    outcomes: data.outcomes.map((outcome) => resolveOutcome(outcome, claims)),
  }));
}
