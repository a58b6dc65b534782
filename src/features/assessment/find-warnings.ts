import { contractValue, type Figures, type Improvement, improve, lastYear } from "./calculate";

/** Figures that are possible one by one, but not together or not within a year. */
export type Warning =
  /** The improved win rate would pass 100%, where the model stops. */
  | { kind: "winRate"; percent: number }
  /** No improvement of new business acts within the year. */
  | { kind: "cycle"; days: number }
  /** Leads, win rate and contract say something else than revenue and its share, in euros a year. */
  | { kind: "contradiction"; contractValue: number; fromNew: number };

/**
 * How far the two ways to count new business may lie apart. A contract signed
 * late brings most of its value after the year, so twice is ordinary.
 */
const MAX_RATIO = 3;

/**
 * Finds what has to be said about figures before their result is believed.
 * @returns the warnings, the gravest first; none where the figures make sense
 */
export function findWarnings(figures: Figures, improvement: Improvement): Warning[] {
  const { expected } = contractValue(figures);
  const { fromNew } = lastYear(figures);
  const winRate = Math.round(improve(figures.winRate, improvement.winRate) * 100) / 100;
  const warnings: Warning[] = [];
  if (Math.max(expected, fromNew) > MAX_RATIO * Math.min(expected, fromNew)) {
    warnings.push({ kind: "contradiction", contractValue: expected, fromNew });
  }
  if (winRate > 100) warnings.push({ kind: "winRate", percent: winRate });
  if (figures.cycle >= 365) warnings.push({ kind: "cycle", days: figures.cycle });
  return warnings;
}
