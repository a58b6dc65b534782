import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { type Claim, formatFigure, type ResolvedOutcome } from "./claims";
import { isDeliveryMode } from "./delivery-mode";

/** Where enquiries are sent to (server/enquiries/endpoint.ts). */
const ENQUIRIES_PATH = "/api/enquiries";

/** A collection that holds the words of one page or one part of every page. */
type SingleKey = Exclude<CollectionKey, "services" | "legal" | "claims" | "guideChapters">;

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

/** What the forms need in delivery mode; nothing in log mode. */
export async function getDelivery() {
  const { delivery } = await getSingle("enquiry");
  return isDeliveryMode() ? { action: ENQUIRIES_PATH, copy: delivery } : undefined;
}

/** The services in their order. */
export async function getServices(): Promise<CollectionEntry<"services">[]> {
  return (await getCollection("services")).sort((a, b) => a.data.order - b.data.order);
}

/** The claim register, by claim id. */
export async function getClaims(): Promise<Record<string, Claim>> {
  return Object.fromEntries((await getCollection("claims")).map(({ id, data }) => [id, data]));
}

/**
 * Looks up the claim of an outcome. All claims of a unit share one scale, so
 * that their bars can be compared.
 */
export async function resolveOutcome(
  outcome: { claim: string } | { text: string },
): Promise<ResolvedOutcome> {
  if ("text" in outcome) {
    return outcome;
  }
  const claims = (await getCollection("claims")).map(({ id, data }) => ({ id, ...data }));
  const found = claims.find(({ id }) => id === outcome.claim);
  if (!found) {
    throw new Error(`The claim “${outcome.claim}” is not in the register.`);
  }
  const { value, unit, orMore, meaning } = found;
  const max = Math.max(...claims.filter((claim) => claim.unit === unit).map((claim) => claim.value));
  return { text: meaning, claim: { value, unit, orMore, meaning, figure: formatFigure(found), max } };
}
