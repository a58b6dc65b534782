import { formatNumber, withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type Calculation, leadsAYear, type Numbers, POWER } from "./calculation.ts";

type Copy = AssessmentCopy["test"];

/** Returns the values of the placeholders in the texts of a test. */
export function testValues(
  { chance }: Pick<Copy["paper"], "chance">,
  shown: Numbers,
  found: Calculation,
): Record<string, string> {
  const { gain, byLeads, byContracts, stop, luck } = found;
  const numbers = {
    contracts: shown.contracts,
    leads: leadsAYear(shown),
    goal: shown.goal,
    luck,
    months: byLeads.months,
    count: byLeads.count,
    fewer: byLeads.count - 1,
    contractMonths: byContracts.months,
    contractCount: byContracts.count,
    stopMonths: stop?.months ?? 0,
    stopCount: stop?.count ?? 0,
    gain: Math.round(100 * gain - 100),
  };
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, formatNumber(number)])),
    // Never certain.
    chance: withUnit(chance, Math.min(9, Math.round(10 * byLeads.power))),
  };
}

/** Says when one would know whether a change works, and whether luck alone could reach the goal. */
export function describeTest(copy: Copy, shown: Numbers, found: Calculation): string {
  const { byLeads, byContracts, luck } = found;
  const values = testValues(copy.paper, shown, found);
  const { neither, both, each, leads } = copy.when;
  let when = leads;
  if (byLeads.power < POWER) when = neither;
  else if (byContracts.power >= POWER) when = byLeads.months === byContracts.months ? both : each;
  return [fill(when, values), luck >= shown.goal && withUnit(copy.luck, shown.contracts, values)]
    .filter(Boolean)
    .join(" ");
}
