import type { Case } from "./assess";
import { type Entered, LIMITS, NUMBER_NAMES, PLAN, START, toInputs } from "./numbers";
import { ASSESSMENT_ID } from "./section-id";

/** src/browser/header-navigation.ts scrolls to the section. */
const FRAGMENT = `#${ASSESSMENT_ID}=`;

/**
 * Returns a link to the assessment of a case. Its numbers are in the fragment, which browsers never send
 * to a server, as digits and hyphens, which mail programs leave alone.
 * @returns such as "https://example.com/#assessment=29-30000-12-100"
 */
export const toLink = ({ contracts, value, leads, plan }: Case) =>
  new URL(`/${FRAGMENT}${[contracts, value, leads, plan].join("-")}`, location.href).href;

/**
 * Reads the numbers from a fragment, which anybody may have written. What follows them is ignored: mail
 * programs take a bracket or a full stop for a part of the link.
 * @returns the example's if they are malformed or out of bounds; undefined if the fragment is for
 * something else
 */
export function fromFragment(fragment: string): Entered | undefined {
  if (!fragment.startsWith(FRAGMENT)) return undefined;
  const found = /^(\d+)-(\d+)-(\d+)-(\d+)/.exec(fragment.slice(FRAGMENT.length));
  if (!found) return START.inputs;
  const [contracts = 0, value = 0, leads = 0, plan = 0] = found.slice(1).map(Number);
  const linked: Case = { contracts, value, leads, plan };
  const isOffered = plan >= PLAN.min && plan <= PLAN.max && plan % PLAN.step === 0;
  const isWithin = NUMBER_NAMES.every((name) => linked[name] <= LIMITS[name].max);
  return isOffered && isWithin ? toInputs(linked) : START.inputs;
}
