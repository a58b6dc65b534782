import { fill } from "../../shared/fill";
import { assess, type Case } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { formatEuros, formatNumber, formatPercent, round, withUnit } from "./format";

type FindingsCopy = Pick<AssessmentCopy, "findings" | "units">;

/** A part of what the assessment says. */
interface Finding {
  lead: string;
  /** Follows the lead: whether the improvement can be seen. */
  verdict?: string;
  rest: string;
}

/** From this many months on, a duration is given in years. */
const MONTHS_SAID = 24;
/** A longer duration is only called “more than fifty years”. */
const LONGEST_MONTHS = 600;

/** Formats what the plan improves: "22%" or "13.2 leads". */
export const formatPlanned = ({ of, winRate, leads }: Case, { leads: unit }: AssessmentCopy["units"]) =>
  of === "winRate" ? formatPercent(winRate) : withUnit(unit, leads);

/** Formats a duration in months: "one month", "14 months", "26 years" or "more than fifty years". */
export function formatMonths(months: number, units: AssessmentCopy["units"]): string {
  if (months > LONGEST_MONTHS) return units.longer;
  return months < MONTHS_SAID
    ? withUnit(units.months, Math.ceil(months))
    : withUnit(units.years, round(months / 12));
}

/**
 * Says what was found about a company's figures and its plan.
 * @returns the year, the improvement, and what can be seen within a year; or that there is nothing to
 * tell from luck
 */
export function find({ findings: copy, units }: FindingsCopy, shown: Case): Finding[] {
  const { contracts, luck, improved, added, trials, months, leadMonths, visible } = assess(shown);
  // Fewer than one contract in ten years.
  if (luck.high === 0) return [{ lead: copy.nothing, rest: "" }];
  // Of the rounded counts, so that the reader comes to the same amounts. An estimate isn't exact, so it
  // has three digits and no cents.
  const euros = (count: number) =>
    formatEuros(Math.round(Number((round(count) * shown.contract).toPrecision(3))));
  const values = {
    contracts: withUnit(units.contracts, round(contracts)),
    euros: euros(contracts),
    low: formatNumber(round(luck.low)),
    high: formatNumber(round(luck.high)),
    lowEuros: euros(luck.low),
    highEuros: euros(luck.high),
    from: formatPlanned(shown, units),
    to: formatPlanned(improved, units),
    added: withUnit(units.contracts, round(added)),
    addedEuros: euros(added),
    count: formatNumber(round(trials)),
    time: formatMonths(months, units),
    leadTime: formatMonths(leadMonths, units),
    winRate: formatPercent(visible.winRate ?? 0),
    leads: withUnit(units.leads, visible.leads ?? 0),
  };
  const { soon, late } = copy.verdict;
  const seen = visible.winRate === undefined ? copy.visible.leads : copy.visible.both;
  return [
    { lead: fill(copy.expected, values), rest: fill(copy.luck, values) },
    {
      lead: fill(copy.gain[shown.of], values),
      verdict: months <= 12 ? fill(soon, values) : late,
      rest: fill(copy.proof[shown.of], values),
    },
    { lead: fill(seen, values), rest: copy.watch },
  ];
}

/**
 * Writes the findings as plain text, for the message of an inquiry.
 * @param isOwn whether each figure is the visitor's own, and not the example's
 */
export function writeEnquiry(copy: AssessmentCopy, shown: Case, isOwn: boolean): string {
  const given = fill(copy.enquiry.figures, {
    leads: withUnit(copy.units.leads, shown.leads),
    winRate: formatPercent(shown.winRate),
    contract: formatEuros(shown.contract),
  });
  const findings = find(copy, shown).map(({ lead, verdict = "", rest }) => [lead, verdict, rest]);
  return [[isOwn ? copy.enquiry.own : copy.enquiry.example, given], ...findings]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .join("\n");
}
