import type { Claim } from "../../lib/content/fact-schemas";
import type { Figures, Improvement } from "./calculate";

/** An input's initial value and its largest sensible value. */
interface Rule {
  start: number;
  max: number;
}

/**
 * The six inputs, in their order. The initial values are those of an invented IT company of about
 * twenty people and are consistent: twelve leads a month account for the revenue that doesn't come
 * from accounts.
 */
export const INPUTS = {
  leads: { start: 12, max: 100_000 },
  winRate: { start: 20, max: 100 },
  contract: { start: 30_000, max: 1_000_000_000 },
  cycle: { start: 90, max: 1_095 },
  revenue: { start: 2_000_000, max: 100_000_000_000 },
  accounts: { start: 60, max: 100 },
} as const satisfies Record<keyof Figures, Rule>;

export const INPUT_NAMES = Object.keys(INPUTS) as (keyof Figures)[];
export const SLIDER_NAMES = ["leads", "winRate", "accounts"] as const satisfies (keyof Improvement)[];

/** The initial value of the sliders, in percent: a cautious improvement, well below the claims. */
export const START_IMPROVEMENT = 10;

/** The claim that is the maximum of each slider. */
export type SliderClaims = Record<keyof Improvement, Claim>;

/** Everything that a visitor can set: texts as typed, sliders in whole percent. */
export interface AssessmentState {
  typed: Record<keyof Figures, string>;
  improvement: Improvement;
}
