/** What an address can say about where a visitor comes from, in the order in which it is told. */
export const SOURCE_PARAMETERS = [
  "ref",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type SourceParameter = (typeof SOURCE_PARAMETERS)[number];

/** Longest source, in UTF-16 units; the server takes no longer one. */
const MAX_LENGTH = 200;
const MAX_VALUE_LENGTH = 60;
/** Control characters and those that turn the direction of text around: anybody may have written the address. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Reads where a visitor comes from.
 * @param search of the address, with its "?"; of any content
 * @param names what each parameter is called
 * @returns one line such as "source newsletter, campaign spring"; "" where
 *   the address says nothing
 */
export function readSource(search: string, names: Readonly<Record<SourceParameter, string>>): string {
  const parameters = new URLSearchParams(search);
  const parts = SOURCE_PARAMETERS.flatMap((name) => {
    const value = cut((parameters.get(name) ?? "").replace(UNSAFE, " ").trim(), MAX_VALUE_LENGTH);
    return value ? [`${names[name]} ${value}`] : [];
  });
  return cut(parts.join(", "), MAX_LENGTH);
}

/** @returns the address without what readSource reads */
export function withoutSource(address: string): string {
  const url = new URL(address);
  for (const name of SOURCE_PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** Never cuts a character of two units in half. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
