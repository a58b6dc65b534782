import { contractValue, type Figures, type Improvement, improve, lastYear } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros, formatNumber, formatPercent } from "./format";

/** A combination of figures whose result is doubtful. */
export interface Warning {
  kind: keyof AssessmentCopy["warnings"];
  /** The values of the placeholders in the warning's sentence. */
  values: Record<string, string>;
}

/**
 * How many times larger one of the two amounts of new business may be. A contract signed late in
 * the year brings most of its revenue in the next, so a factor of two is ordinary.
 */
const MAX_RATIO = 3;

/**
 * Finds warnings that must be shown with the result.
 * @returns the warnings, the most serious first; empty if the figures are consistent
 */
export function findWarnings(figures: Figures, improvement: Improvement): Warning[] {
  const { expected } = contractValue(figures);
  const { fromNew } = lastYear(figures);
  const winRate = Math.round(improve(figures.winRate, improvement.winRate) * 100) / 100;
  const warnings: Warning[] = [];
  // Leads, win rate and contract give another amount of new business than revenue and its share
  // from accounts.
  if (Math.max(expected, fromNew) > MAX_RATIO * Math.min(expected, fromNew)) {
    const values = { contractValue: formatEuros(expected), fromNew: formatEuros(fromNew) };
    warnings.push({ kind: "contradiction", values });
  }
  // The model stops at 100%.
  if (winRate > 100) {
    warnings.push({ kind: "winRate", values: { percent: formatPercent(winRate), max: formatPercent(100) } });
  }
  // No improvement of new business takes effect within the year.
  if (figures.cycle >= 365) {
    warnings.push({ kind: "cycle", values: { days: formatNumber(figures.cycle) } });
  }
  return warnings;
}
