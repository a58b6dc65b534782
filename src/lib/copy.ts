/** Thrown for a text that the site must not publish; the message is for an editor. */
export class CopyError extends Error {}

/** A result stated as a figure: a percentage or an amount of money. */
const FIGURE = /\d[\d.,]*\s?(%|percent\b|K\+|(K\s?)?(€|euros?\b|EUR\b))|(€|\bEUR)\s?\d[\d.,]*/i;
/** A block quote in Markdown that shows a sum with made-up inputs, and says so. */
const EXAMPLE = /^> \*\*Example\.\*\*.*(\n>.*)*/gm;
const REFERENCE = /\{((?:site|claim)\.[\w-]+)\}/g;

/**
 * Fills references such as {site.email} and {claim.average-growth} into a text.
 * @param text what an editor wrote
 * @param facts what each reference stands for, by its name without braces
 * @returns the text as visitors read it
 * @throws CopyError for an unknown reference, and for a figure written out
 *   instead of referred to: each claim stands once, in the register. A sum
 *   with made-up inputs is no claim: a quote that begins with “**Example.**”
 */
export function fillFacts(text: string, facts: ReadonlyMap<string, string>): string {
  const literal = FIGURE.exec(text.replace(EXAMPLE, "").replace(REFERENCE, ""));
  if (literal) {
    throw new CopyError(
      `the figure “${literal[0]}” in “${excerpt(text)}” is not in the claim register. Add the claim to src/content/claims.yaml and refer to it as {claim.its-name}.`,
    );
  }
  return text.replace(REFERENCE, (reference, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) {
      const kind = name.slice(0, name.indexOf("."));
      const known = [...facts.keys()].filter((key) => key.startsWith(`${kind}.`));
      const register = kind === "claim" ? "the claim register" : "the site facts";
      throw new CopyError(
        `${reference} is not in ${register}. Known are: ${known.map((key) => `{${key}}`).join(", ")}.`,
      );
    }
    return fact;
  });
}

/**
 * Applies fillFacts to every text in a parsed YAML value.
 * @throws CopyError whose message begins with the path of the field
 */
export function fillFactsDeep(value: unknown, facts: ReadonlyMap<string, string>, path = ""): unknown {
  if (typeof value === "string") {
    try {
      return fillFacts(value, facts);
    } catch (error) {
      throw error instanceof CopyError ? new CopyError(`${path}: ${error.message}`) : error;
    }
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillFactsDeep(item, facts, `${path}[${index}]`));
  }
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fillFactsDeep(item, facts, path ? `${path}.${key}` : key),
      ]),
    );
  }
  return value;
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const MODE_BLOCK = /^<!-- mode: (log|delivery) -->\n([\s\S]*?)^<!-- end -->\n/gm;

/**
 * Keeps what is true of the site in its mode. In a Markdown text an editor writes
 * “<!-- mode: log -->” above and “<!-- end -->” below what holds in log mode only,
 * and the same with “delivery”.
 * @throws CopyError where a block isn't closed or names no mode
 */
export function keepMode(text: string, mode: "log" | "delivery"): string {
  const kept = text.replace(MODE_BLOCK, (_, of: string, block: string) => (of === mode ? block : ""));
  if (/<!-- (mode\b|end -->)/.test(kept)) {
    throw new CopyError(
      "a block of one mode is not closed, or names none. Write “<!-- mode: log -->” or “<!-- mode: delivery -->” above it and “<!-- end -->” below, each on a line of its own.",
    );
  }
  return kept;
}
