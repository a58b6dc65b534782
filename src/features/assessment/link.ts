import { BETTER, fromFigures, type Inputs, START } from "./figures";
import { ASSESSMENT_ID } from "./section-id";

/** src/browser/header-navigation.ts scrolls to the section. */
const FRAGMENT = `#${ASSESSMENT_ID}?`;

/**
 * Returns a link to the assessment. The inputs are in the fragment, which browsers never send to a
 * server. A fragment may contain commas (RFC 3986, section 3.5), which are easier to read than %2C.
 * @returns such as "https://example.com/#assessment?leads=8&…&contract=30,000&…&of=winRate"
 */
export const toLink = (inputs: Inputs) =>
  new URL(`/${FRAGMENT}${new URLSearchParams(inputs)}`.replaceAll("%2C", ","), location.href).href;

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
  return {
    ...fromFigures((name) => values.get(name) ?? START.inputs[name]),
    better: isOffered ? `${better}` : START.inputs.better,
    of: values.get("of") === "winRate" ? "winRate" : "leads",
  };
}
