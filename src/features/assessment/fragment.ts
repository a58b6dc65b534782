import type { Figures, Improvement } from "./calculate";
import { formatNumber } from "./format";
import {
  type AssessmentState,
  INPUT_NAMES,
  INPUTS,
  type Limits,
  SLIDER_NAMES,
  START_IMPROVEMENT,
} from "./inputs";

/** The fragment that opens the assessment; inputs may follow as "?leads=20&…". */
export const FRAGMENT = "#assessment";
/** A fragment has room for what a person types, and for no more. */
const MAX_LENGTH = 40;
const sliderKey = (name: keyof Improvement) => `${name}-better`;

/**
 * AssessmentState to start from.
 * @param limits the end of each slider, in percent
 */
export function startState(limits: Limits): AssessmentState {
  return {
    typed: record(INPUT_NAMES, (name) => formatNumber(INPUTS[name].start)),
    improvement: record(SLIDER_NAMES, (name) => Math.min(START_IMPROVEMENT, limits[name])),
  };
}

/**
 * Writes all state into a fragment. Fragments are never sent to a server.
 * @returns such as "#assessment?leads=20&winRate=12,5&…"
 */
export function toFragment({ typed, improvement }: AssessmentState): string {
  const inputs = new URLSearchParams([
    ...INPUT_NAMES.map((name) => [name, typed[name].slice(0, MAX_LENGTH)]),
    ...SLIDER_NAMES.map((name) => [sliderKey(name), String(improvement[name])]),
  ]);
  // A comma may stand in a fragment as it is, and reads better (RFC 3986, section 3.5).
  return `${FRAGMENT}?${inputs}`.replaceAll("%2C", ",");
}

/** The address that opens the assessment with these state, on the page that is open. */
export const toLink = (state: AssessmentState) => new URL(toFragment(state), location.href).href;

/**
 * Reads state from a fragment that anybody may have written.
 * @param fragment with its "#"; of any content
 * @param limits the end of each slider, in percent
 * @returns the state, the ones to start from where the fragment has none or
 *   none that could be; null where the fragment is not the assessment's
 */
export function fromFragment(fragment: string, limits: Limits): AssessmentState | null {
  const [name, query = ""] = split(fragment);
  if (name !== FRAGMENT) return null;
  const inputs = new URLSearchParams(query);
  const start = startState(limits);
  return {
    typed: record(
      INPUT_NAMES,
      (key: keyof Figures) => inputs.get(key)?.slice(0, MAX_LENGTH) ?? start.typed[key],
    ),
    improvement: record(SLIDER_NAMES, (key) => {
      const value = inputs.get(sliderKey(key)) ?? "";
      return /^\d{1,4}$/.test(value) ? Math.min(Number(value), limits[key]) : start.improvement[key];
    }),
  };
}

function split(fragment: string): [string, string] {
  const at = fragment.indexOf("?");
  return at < 0 ? [fragment, ""] : [fragment.slice(0, at), fragment.slice(at + 1)];
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
