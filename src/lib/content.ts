import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from "astro:content";
import { formatFigure } from "./claims";

/** A collection that holds the words of one page or one part of every page. */
type SingleKey = Exclude<CollectionKey, "services" | "legal" | "claims">;

/**
 * The one entry of a collection.
 * @throws Error where the collection isn't a single file
 */
export async function getSingle<K extends SingleKey>(key: K): Promise<CollectionEntry<K>["data"]> {
  const [entry] = await getCollection(key);
  if (!entry) {
    throw new Error(`The collection “${key}” has no entry.`);
  }
  return entry.data;
}

/** The services in their order. */
export async function getServices(): Promise<CollectionEntry<"services">[]> {
  return (await getCollection("services")).sort((a, b) => a.data.order - b.data.order);
}

/** An outcome as it is shown: the figure, where it is a claim, and the words. */
export async function resolveOutcome(
  outcome: { claim: string } | { text: string },
): Promise<{ figure?: string; text: string }> {
  if ("text" in outcome) {
    return outcome;
  }
  const claim = await getEntry("claims", outcome.claim);
  if (!claim) {
    throw new Error(`The claim “${outcome.claim}” is not in the register.`);
  }
  return { figure: formatFigure(claim.data), text: claim.data.meaning };
}
