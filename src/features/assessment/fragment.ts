import type { Figures, Improvement } from "./calculate";
import { formatNumber } from "./format";
import {
  type AssessmentState,
  INPUT_NAMES,
  INPUTS,
  SLIDER_NAMES,
  type SliderClaims,
  START_IMPROVEMENT,
} from "./inputs";

/** Opens the assessment. The inputs may follow, as in "#assessment?leads=20&…". */
export const FRAGMENT = "#assessment";
/** The most characters of an input kept in a fragment; more than anybody needs to type. */
const MAX_LENGTH = 40;
const sliderKey = (name: keyof Improvement) => `${name}-better`;

/** Returns the initial state. */
export function startState(claims: SliderClaims): AssessmentState {
  return {
    typed: record(INPUT_NAMES, (name) => formatNumber(INPUTS[name].start)),
    improvement: record(SLIDER_NAMES, (name) => Math.min(START_IMPROVEMENT, claims[name].value)),
  };
}

/**
 * Writes the state as a fragment, which browsers never send to a server.
 * @returns such as "#assessment?leads=20&winRate=12,5&…"
 */
export function toFragment({ typed, improvement }: AssessmentState): string {
  const inputs = new URLSearchParams([
    ...INPUT_NAMES.map((name) => [name, typed[name].slice(0, MAX_LENGTH)]),
    ...SLIDER_NAMES.map((name) => [sliderKey(name), String(improvement[name])]),
  ]);
  return writeFragment(inputs);
}

/**
 * Writes inputs as a fragment. It may contain commas (RFC 3986, section 3.5), which are easier to
 * read than %2C.
 */
export const writeFragment = (inputs: URLSearchParams) => `${FRAGMENT}?${inputs}`.replaceAll("%2C", ",");

/** Returns the address of the current page that opens the assessment in this state. */
export const toLink = (state: AssessmentState) => new URL(toFragment(state), location.href).href;

/**
 * Reads the state from a fragment, which anybody may have written.
 * @param fragment with its "#", of any content
 * @returns the state, with initial values for inputs that are missing or invalid; null if the
 * fragment is not for the assessment
 */
export function fromFragment(fragment: string, claims: SliderClaims): AssessmentState | null {
  const [name, ...query] = fragment.split("?");
  if (name !== FRAGMENT) return null;
  const inputs = new URLSearchParams(query.join("?"));
  const start = startState(claims);
  return {
    typed: record(
      INPUT_NAMES,
      (key: keyof Figures) => inputs.get(key)?.slice(0, MAX_LENGTH) ?? start.typed[key],
    ),
    improvement: record(SLIDER_NAMES, (key) => {
      const value = inputs.get(sliderKey(key)) ?? "";
      return /^\d{1,4}$/.test(value) ? Math.min(Number(value), claims[key].value) : start.improvement[key];
    }),
  };
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
