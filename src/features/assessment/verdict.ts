import type { Result } from "../../schemas/results.ts";
import { criticalCount } from "./calculation.ts";

/**
 * Judges by the assessment's test what a client has counted in as many months before and after a change.
 * @returns from how many on the count after it is more than luck, and the name of the verdict's words
 */
export function judge({
  before,
  after,
  months,
}: Pick<Result, "before" | "after" | "months">): Pick<Result, "critical" | "verdict"> {
  const critical = criticalCount(before, months, months);
  if (after < before) return { critical, verdict: "fell" };
  return { critical, verdict: after >= critical ? "moreThanLuck" : "couldBeLuck" };
}
