import { ASSESSMENT_ID } from "../../lib/protocol";
import { BETTER, EXAMPLE_INPUTS, FIGURE_NAMES, fromFigures, type Inputs } from "./figures";

/** src/browser/header-navigation.ts scrolls to the section. */
const FRAGMENT = `#${ASSESSMENT_ID}?`;

/**
 * Returns a link to the assessment. The visitor's own figures are in the fragment, which browsers
 * never send to a server.
 * @returns such as "https://example.com/#assessment?leads=8&contract=30,000&better=10&of=winRate"
 */
export function toLink({ typed, own, of, better }: Inputs): string {
  const values = new URLSearchParams([
    ...own.map((name) => [name, typed[name]]),
    ["better", `${better}`],
    ["of", of],
  ]);
  // A fragment may contain commas (RFC 3986, section 3.5), which are easier to read than %2C.
  return new URL(`/${FRAGMENT}${values}`.replaceAll("%2C", ","), location.href).href;
}

/** What mail programs take for a part of an address that ends a sentence or stands in brackets. */
const AFTER_LINK = /(?:[.,;:!?)\]}>'’”]|%(?:22|3E))+$/i;

/**
 * Reads the inputs from a fragment, which anybody may have written, and which mail programs and
 * gateways may have changed: "%3F" for "?", "&amp;" for "&", a full stop at the end.
 * @returns the example's values for those that are missing or invalid; undefined if the fragment is
 * for something else
 */
export function fromFragment(fragment: string): Inputs | undefined {
  const link = fragment.replace(/%(?:3F|3D|26)/gi, decodeURIComponent).replaceAll("&amp;", "&");
  if (!link.startsWith(FRAGMENT)) return undefined;
  const values = new URLSearchParams(link.slice(FRAGMENT.length).replace(AFTER_LINK, ""));
  const better = Number(values.get("better"));
  const isOffered = better >= BETTER.min && better <= BETTER.max && better % BETTER.step === 0;
  const of = values.get("of");
  return {
    typed: fromFigures((name) => values.get(name) ?? EXAMPLE_INPUTS.typed[name]),
    own: FIGURE_NAMES.filter((name) => values.has(name)),
    of: of === "leads" || of === "winRate" ? of : EXAMPLE_INPUTS.of,
    better: isOffered ? better : EXAMPLE_INPUTS.better,
  };
}
