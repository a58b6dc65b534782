import type { Result } from "../../schemas/results.ts";
import { criticalCount } from "./calculation.ts";

/**
 * Judges by the assessment's test what a client has counted in as many months before and after a change.
 * @returns the name of the verdict's words
 */
export function verdictOn({
  before,
  after,
  months,
}: Pick<Result, "before" | "after" | "months">): Result["verdict"] {
  if (after < before) return "fell";
  return after >= criticalCount(before, months, months) ? "moreThanLuck" : "couldBeLuck";
}
