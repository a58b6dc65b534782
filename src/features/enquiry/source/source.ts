/** The parameters that name a source, in the order in which they are shown. */
const PARAMETERS = ["ref", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** The longest source, in UTF-16 units, as on the server. */
const MAX_LENGTH = 200;
const MAX_VALUE_LENGTH = 60;
/**
 * Characters that must not be in a value, because anybody may have written the address: control
 * characters, characters that change the text's direction, and quotation marks, which surround each
 * value.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029"“”„«»]+/gu;

/**
 * Reads the source from the query of an address.
 * @param search the query with its "?", of any content
 * @returns one line such as “source “newsletter”, campaign “spring””, with at most 60 characters of
 * each value; "" if there is no source
 */
export function readSource(search: string): string {
  const parameters = new URLSearchParams(search);
  let source = "";
  for (const name of PARAMETERS) {
    const value = cut((parameters.get(name) ?? "").replace(UNSAFE, " ").trim(), MAX_VALUE_LENGTH);
    const part = `${source && ", "}${name.replace("utm_", "")} “${value}”`;
    // Each part is added as a whole or not at all, so that no quotation is left open.
    if (value && source.length + part.length <= MAX_LENGTH) source += part;
  }
  return source;
}

/** @returns the address without the parameters that readSource reads */
export function withoutSource(address: string): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** Doesn't split a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
