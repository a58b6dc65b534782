import { fill } from "../../lib/fill";
import { assess, type Case } from "./assess";
import type { AssessmentCopy } from "./copy-schema";
import { formatAbout, formatCount, formatEuros, formatNumber, formatPercent } from "./format";

type FindingsCopy = Pick<AssessmentCopy, "findings" | "units">;

/** A part of what the assessment says. */
interface Finding {
  lead: string;
  /** Follows the lead: whether the improvement can be seen. */
  verdict?: string;
  rest: string;
}

/** From this many months on, a duration is said in years. */
const MONTHS_SAID = 24;
/** Longer than a company lives. */
const NEVER_MONTHS = 600;

/** Formats the value that the plan improves: "22%" or "13.2". */
export const formatImproved = ({ of, winRate, leads }: Case) =>
  of === "winRate" ? formatPercent(winRate) : formatNumber(leads);

/**
 * Says what was found about a company's figures and its plan.
 * @returns the year, the improvement, and what can be seen within a year; or that there is nothing to
 * tell from luck
 */
export function find({ findings: copy, units }: FindingsCopy, shown: Case): Finding[] {
  const { contracts, luck, improved, added, trials, months, visible } = assess(shown);
  // Fewer than one contract in ten years.
  if (luck.high === 0) return [{ lead: copy.nothing, rest: "" }];
  const isNever = months > NEVER_MONTHS;
  const euros = (count: number) => formatEuros(count * shown.contract);
  const [unit, duration] =
    months < MONTHS_SAID ? [units.months, Math.ceil(months)] : [units.years, months / 12];
  const time = formatCount(unit, duration);
  const values = {
    contracts: formatCount(units.contracts, contracts),
    euros: euros(contracts),
    low: formatAbout(luck.low),
    high: formatAbout(luck.high),
    lowEuros: euros(luck.low),
    highEuros: euros(luck.high),
    from: formatImproved(shown),
    to: formatImproved(improved),
    added: formatCount(units.contracts, added),
    addedEuros: euros(added),
    count: formatAbout(trials),
    time: isNever ? copy.proof.never : fill(copy.proof.each, { time }),
    winRate: formatPercent(visible.winRate ?? 0),
    leads: formatNumber(visible.leads ?? 0),
  };
  const { soon, late, never } = copy.verdict;
  const verdict = months <= 12 ? fill(soon, { time }) : isNever ? never : late;
  const seen = visible.winRate === undefined ? copy.visible.leads : copy.visible.both;
  return [
    { lead: fill(copy.expected, values), rest: fill(copy.luck, values) },
    { lead: fill(copy.gain[shown.of], values), verdict, rest: fill(copy.proof[shown.of], values) },
    { lead: fill(seen, values), rest: copy.watch },
  ];
}

/**
 * Writes the findings as plain text, for the message of an inquiry.
 * @param isOwn whether each figure is the visitor's own, and not the example's
 */
export function writeEnquiry(copy: AssessmentCopy, shown: Case, isOwn: boolean): string {
  const given = fill(copy.enquiry.figures, {
    leads: formatNumber(shown.leads),
    winRate: formatPercent(shown.winRate),
    contract: formatEuros(shown.contract),
  });
  const findings = find(copy, shown).map(({ lead, verdict = "", rest }) => [lead, verdict, rest]);
  return [[isOwn ? copy.enquiry.own : copy.enquiry.example, given], ...findings]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .join("\n");
}
