/** What an address can say about where a visitor comes from, in the order in which it is told. */
const PARAMETERS = ["ref", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Longest source, in UTF-16 units; the server takes no longer one. */
const MAX_LENGTH = 200;
const MAX_VALUE_LENGTH = 60;
/**
 * Control characters, those that turn the direction of text around, and quotation
 * marks: anybody may have written the address, and its words stand in quotation marks.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029"“”„«»]+/gu;

/**
 * Reads where a visitor comes from.
 * @param search of the address, with its "?"; of any content
 * @returns one line such as “source “newsletter”, campaign “spring””, each value
 *   at most 60 characters; "" where the address says nothing
 */
export function readSource(search: string): string {
  const parameters = new URLSearchParams(search);
  let source = "";
  for (const name of PARAMETERS) {
    const value = cut((parameters.get(name) ?? "").replace(UNSAFE, " ").trim(), MAX_VALUE_LENGTH);
    const part = `${source && ", "}${name.replace("utm_", "")} “${value}”`;
    // Whole or not at all, so that no quotation stays open.
    if (value && source.length + part.length <= MAX_LENGTH) source += part;
  }
  return source;
}

/** @returns the address without what readSource reads */
export function withoutSource(address: string): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** Never cuts a character of two units in half. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
