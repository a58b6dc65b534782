import { fill } from "../../shared/fill";
import { assess, type Case } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { formatEuros, formatNumber, formatPercent, round, withUnit } from "./format";

type FindingsCopy = Pick<AssessmentCopy, "findings" | "units">;

/** A part of what the assessment says. */
export interface Finding {
  lead: string;
  rest: string;
}

/** Names what the plan improves: "24 a month" or "a win rate of 22%". */
export const namePlanned = ({ of, winRate, leads }: Case, { planned }: AssessmentCopy["units"]) =>
  fill(planned[of], { leads: formatNumber(leads), winRate: formatPercent(winRate) });

/**
 * Names the target: of what the plan improves, or of the leads if no win rate would show.
 * @returns undefined if no contracts are expected
 */
export function nameTarget(shown: Case, units: AssessmentCopy["units"]): string | undefined {
  const { target, luck } = assess(shown);
  if (luck.high === 0 || target.leads === undefined) return undefined;
  const of = target.winRate === undefined ? "leads" : shown.of;
  return namePlanned({ ...shown, of, leads: target.leads, winRate: target.winRate ?? 0 }, units);
}

/**
 * Says what was found about a company's figures and its plan.
 * @returns what to aim for, what the plan brings, and what luck makes of a year; or that there is
 * nothing to count
 */
export function find({ findings: copy, units }: FindingsCopy, shown: Case): Finding[] {
  const { contracts, luck, improved, added, counted, known, leadMonths, target, targetMonths } =
    assess(shown);
  // Fewer than one contract in ten years.
  if (luck.high === 0) return [{ lead: copy.nothing, rest: "" }];
  // Of the rounded counts, so that the reader comes to the same amounts. An estimate isn't exact, so it
  // has three digits and no cents.
  const euros = (count: number) =>
    formatEuros(Math.round(Number((round(count) * shown.contract).toPrecision(3))));
  const inMonths = (months = 0) => withUnit(units.months, months);
  const values = {
    leads: withUnit(units.leads, target.leads ?? 0),
    winRate: formatPercent(target.winRate ?? 0),
    targetTime: inMonths(targetMonths),
    decided: inMonths(shown.months),
    decide: formatNumber(shown.months),
    to: namePlanned(improved, units),
    added: withUnit(units.more, round(added)),
    addedEuros: euros(added),
    leadTime: inMonths(leadMonths),
    time: inMonths(known),
    counted: formatNumber(counted),
    contracts: withUnit(units.contracts, round(contracts)),
    euros: euros(contracts),
    low: formatNumber(round(luck.low)),
    high: formatNumber(round(luck.high)),
    lowEuros: euros(luck.low),
    highEuros: euros(luck.high),
  };
  const aim = target.winRate === undefined ? copy.target.leads : copy.target.both;
  const isSeen = shown.of === "leads" && leadMonths !== undefined;
  const shows = [
    ...(isSeen ? [copy.shows.leads] : []),
    known !== undefined
      ? copy.shows[shown.of === "leads" ? "contracts" : "winRate"]
      : isSeen
        ? copy.unproven.contracts
        : copy.unproven.gain,
  ].join(" ");
  return [
    { lead: fill(aim, values), rest: fill(`${copy.target.chance} ${copy.target.counting}`, values) },
    { lead: fill(copy.gain, values), rest: fill(shows, values) },
    { lead: fill(copy.expected, values), rest: fill(copy.luck, values) },
  ];
}

/**
 * Writes a question for the message of an inquiry, in the visitor's voice.
 * @param isExample whether all figures are the example's
 */
export function writeEnquiry({ enquiry: copy, units }: AssessmentCopy, shown: Case, isExample: boolean) {
  const target = nameTarget(shown, units);
  const figures = fill(copy.figures, {
    leads: withUnit(units.leads, shown.leads),
    winRate: formatPercent(shown.winRate),
    contract: formatEuros(shown.contract),
    months: withUnit(units.months, shown.months),
  });
  const question = target === undefined ? copy.nothing : fill(copy.question, { target });
  return [isExample && copy.example, figures, question].filter(Boolean).join(" ");
}
