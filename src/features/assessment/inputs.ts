import type { Claim } from "../../lib/content/fact-schemas";
import type { Figures, Improvement } from "./calculate";

/** What one input takes: a sensible value to start from, and the largest that makes sense. */
interface Rule {
  start: number;
  max: number;
}

/**
 * The six inputs in their order. The values to start from are those of an invented
 * IT company of about twenty people; they agree with each other: twelve leads a
 * month bring what is missing from accounts to revenue.
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

/** Where the sliders start: a cautious step, not the claim. In percent. */
export const START_IMPROVEMENT = 10;

/** The claim at which each slider ends, in percent. */
export type SliderClaims = Record<keyof Improvement, Claim>;

/** All that a visitor sets: texts as typed, sliders in whole percent. */
export interface AssessmentState {
  typed: Record<keyof Figures, string>;
  improvement: Improvement;
}
