import { fill } from "../../shared/fill";
import { assess, type Case } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { formatEuros, formatNumber, formatPercent, round, withUnit } from "./format";

/**
 * Returns what is filled into the texts about a case. Without a target, and for times of more than
 * three years, it is "".
 */
export function valuesOf(shown: Case, units: AssessmentCopy["units"]) {
  const found = assess(shown);
  const { improved, luck, target } = found;
  const inMonths = (months?: number) => (months === undefined ? "" : withUnit(units.months, months));
  // Of the rounded counts, so that the reader comes to the same amounts. An estimate isn't exact, so it
  // has three digits and no cents.
  const euros = (count: number) =>
    formatEuros(Math.round(Number((round(count) * shown.contract).toPrecision(3))));
  const improving = ({ of, leads, winRate }: Case) =>
    of === "leads" ? formatNumber(leads) : formatPercent(winRate);
  const named = (each: Case) => fill(units.planned[each.of], { value: improving(each) });
  const { leads = 0, winRate = 0 } = target;
  return {
    leads: withUnit(units.leads, shown.leads),
    winRate: formatPercent(shown.winRate),
    contract: formatEuros(shown.contract),
    months: inMonths(shown.months),
    decide: formatNumber(shown.months),
    // Fewer than one contract in ten years leave none. Leads are the target if no win rate would show.
    target:
      luck.high === 0 ? "" : named({ ...shown, leads, winRate, of: winRate === 0 ? "leads" : shown.of }),
    targetLeads: withUnit(units.leads, leads),
    targetWinRate: winRate === 0 ? "" : formatPercent(winRate),
    targetTime: inMonths(found.targetMonths),
    from: improving(shown),
    to: improving(improved),
    today: named(shown),
    planned: named(improved),
    added: withUnit(units.more, round(found.added)),
    addedEuros: euros(found.added),
    leadTime: inMonths(found.leadMonths),
    time: inMonths(found.known),
    counted: formatNumber(found.counted),
    countedTime: inMonths(found.counted),
    testLeads: withUnit(units.leads, found.trials),
    contracts: withUnit(units.contracts, round(found.contracts)),
    euros: euros(found.contracts),
    low: formatNumber(round(luck.low)),
    high: formatNumber(round(luck.high)),
    lowEuros: euros(luck.low),
    highEuros: euros(luck.high),
  };
}

/**
 * Says what was found about a company's figures and its plan.
 * @returns the gain that would show, what the plan brings, and what luck makes of a year; or that there
 * is nothing to count
 */
export function find({ findings: copy, units }: Pick<AssessmentCopy, "findings" | "units">, shown: Case) {
  const values = valuesOf(shown, units);
  const say = (lead: string, ...rest: string[]) => ({
    lead: fill(lead, values),
    rest: fill(rest.join(" "), values),
  });
  if (!values.target) return [say(copy.nothing)];
  return [
    say(values.targetWinRate ? copy.target : copy.targetLeads, copy.chance),
    say(copy.gain, ...(values.leadTime ? [copy.leads] : []), values.time ? copy.contracts : copy.unproven),
    say(copy.expected, copy.luck),
  ];
}

/**
 * Writes a question for the message of an inquiry, in the visitor's voice.
 * @param isExample whether all figures are the example's
 */
export function writeEnquiry({ enquiry: copy, units }: AssessmentCopy, shown: Case, isExample: boolean) {
  const values = valuesOf(shown, units);
  const parts = [copy.figures, values.target ? copy.question : copy.nothing];
  return fill([...(isExample ? [copy.example] : []), ...parts].join(" "), values);
}
