import { fill } from "../../lib/fill.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Numbers } from "./calculation.ts";
import { currencyOf, parseNumber } from "./parse.ts";

/** The fields, in their order. */
export const NAMES = ["contracts", "leads", "goal", "value"] as const;
type Name = (typeof NAMES)[number];
/** What is typed in the fields. */
export type Typed = Record<Name, string>;

/** What is assessed. */
export interface Case extends Numbers {
  /** 0 if they weren't counted. */
  leads: number;
  /** What a contract brings, over all its years. */
  value?: number | undefined;
  /** As a sign, such as €, if it has one; "" if none was typed. */
  currency: string;
}

/** The company of the hero's example. */
export const exampleCase = ({ contracts, leads, goal }: HomeCopy["hero"]["example"]): Case => ({
  contracts: contracts.number,
  leads: leads.number,
  goal,
  currency: "",
});

/** What follows from the fields. */
export interface FieldsState {
  /** Messages at fields that were left with something wrong in them. */
  problems: Partial<Typed>;
  /** The fields that are empty and must not be. */
  missing: readonly Name[];
  /** The visitor's last valid numbers, if there were any. */
  ownCase: Case | undefined;
  /** Whether other numbers are being entered, so that what is shown is muted. */
  isMuted: boolean;
}
export const INITIAL: FieldsState = { problems: {}, missing: [], ownCase: undefined, isMuted: false };

/** Whole numbers; leads may be the average of two years. */
const STEPS: Partial<Record<Name, number>> = { contracts: 1, leads: 0.5, goal: 1 };
const MAX_CONTRACTS = 2000;
const MAX_GAIN = 10;

/**
 * Returns the state after a change of the fields.
 * @param hasLeft whether one was left: messages then appear, and follow each change
 */
export function updateFields(
  before: FieldsState,
  typed: Typed,
  hasLeft: boolean,
  copy: AssessmentCopy["fields"],
): FieldsState {
  if (NAMES.every((name) => !typed[name])) return INITIAL;
  const numbers = Object.fromEntries(NAMES.map((name) => [name, parseNumber(typed[name])]));
  const { contracts = 0, leads = 0 } = numbers;
  const limits = {
    contracts: [0, MAX_CONTRACTS],
    leads: [0.5, 6000],
    goal: [contracts + 1, MAX_GAIN * (contracts || MAX_CONTRACTS)],
    value: [1, 100_000_000],
  } as const;

  const found: Partial<Typed> = {};
  for (const name of NAMES) {
    const number = numbers[name] ?? Number.NaN;
    const [min, max] = limits[name];
    const step = STEPS[name];
    const isValid = number >= min && number <= max && !(step && number % step);
    // No goal is judged by contracts that are wrong themselves.
    if (!typed[name] || isValid || (name === "goal" && found.contracts)) continue;
    let problem = copy[name].problem;
    if (name === "goal" && number <= contracts) problem = copy.notHigher;
    if (name === "leads" && !(number >= min)) problem = copy.guess;
    found[name] = fill(problem, { contracts, min: Math.ceil(min), max });
  }
  const reported = Object.entries(found).filter(([name]) => hasLeft || before.problems[name as Name]);
  const missing = (["contracts", "goal"] as const).filter((name) => !typed[name]);
  const isMuted = Object.keys(found).length + missing.length > 0;
  const current = { ...numbers, leads, currency: currencyOf(typed.value) } as Case;
  return {
    problems: Object.fromEntries(reported),
    missing,
    ownCase: isMuted ? before.ownCase : current,
    isMuted,
  };
}
