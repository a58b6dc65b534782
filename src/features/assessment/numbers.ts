import type { Case } from "./assess";
import { formatNumber } from "./format";
import { parseNumber } from "./parse";

/** The limits of the numbers, in their order. */
export const LIMITS = {
  contracts: { min: 0, max: 2000 },
  value: { min: 0, max: 100_000_000 },
  leads: { min: 0, max: 500 },
};
export type NumberName = keyof typeof LIMITS;
export const NUMBER_NAMES = Object.keys(LIMITS) as NumberName[];
/** The plans that can be chosen, in percent. */
export const PLAN = { min: 10, max: 300, step: 5 };

/** The values of the fields, as typed. */
export type Entered = Record<keyof Case, string>;

/** What the inputs say, which of them are wrong, and the case that is shown. */
export interface Assessed {
  inputs: Entered;
  wrong: readonly NumberName[];
  shown: Case;
  /** Whether these are the example's numbers. */
  isExample: boolean;
}

export const toInputs = ({ contracts, value, leads, plan }: Case): Entered => ({
  contracts: formatNumber(contracts),
  value: formatNumber(value),
  leads: formatNumber(leads),
  plan: `${plan}`,
});

const EXAMPLE: Case = { contracts: 29, value: 30_000, leads: 12, plan: 100 };
/** An invented IT company, shown until an input changes. */
export const START: Assessed = { inputs: toInputs(EXAMPLE), wrong: [], shown: EXAMPLE, isExample: true };

/** Follows the visitor's inputs. While one is wrong, the last valid case is still shown. */
export function enter(before: Assessed, inputs: Entered): Assessed {
  if (JSON.stringify(inputs) === JSON.stringify(START.inputs)) return START;
  const numbers = NUMBER_NAMES.map((name) => [name, parseNumber(inputs[name], LIMITS[name])] as const);
  const wrong = numbers.filter(([, number]) => number === undefined).map(([name]) => name);
  const entered = { ...Object.fromEntries(numbers), plan: Number(inputs.plan) } as unknown as Case;
  return { inputs, wrong, shown: wrong.length === 0 ? entered : before.shown, isExample: false };
}

/** Reads what was entered before hydration. */
export function fromFields(fields: HTMLElement): Entered {
  const entered = [...fields.querySelectorAll("input")].map(({ name, value }) => [name, value]);
  return { ...START.inputs, ...Object.fromEntries(entered) };
}
