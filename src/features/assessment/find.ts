import { fill } from "../../lib/fill";
import { assess, type Figures } from "./assess";
import type { AssessmentCopy } from "./copy-schema";
import type { Case } from "./figures";
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

/** Formats a value of what the plan improves: "22%" or "13.2". */
export const formatImproved = (of: Case["plan"]["of"], figures: Figures) =>
  of === "winRate" ? formatPercent(figures.winRate) : formatNumber(figures.leads);

/**
 * Says what was found about a company's figures and its plan.
 * @returns the year, the improvement, and what can be seen within a year; or that there is nothing to
 * tell from luck
 */
export function find(
  { findings: copy, units }: FindingsCopy,
  { figures, plan: { of, better } }: Case,
): Finding[] {
  const { contracts, luck, improved, added, trials, months, visible } = assess(figures, { of, better });
  // Fewer than one contract in ten years.
  if (luck.high === 0) return [{ lead: copy.nothing, rest: "" }];
  const isNever = months > NEVER_MONTHS;
  const euros = (count: number) => formatEuros(count * figures.contract);
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
    from: formatImproved(of, figures),
    to: formatImproved(of, improved),
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
    { lead: fill(copy.gain[of], values), verdict, rest: fill(copy.proof[of], values) },
    { lead: fill(seen, values), rest: copy.watch },
  ];
}

/** Says the findings in one paragraph, for screen readers after a change. */
export const writeSummary = (copy: FindingsCopy, shown: Case) =>
  find(copy, shown)
    .map(({ lead, verdict = "" }) => `${lead} ${verdict}`)
    .join(" ");

/**
 * Writes the findings as plain text, for the message of an inquiry.
 * @param isOwn whether each figure is the visitor's own, and not the example's
 */
export function writeEnquiry(copy: AssessmentCopy, shown: Case, isOwn: boolean): string {
  const { leads, winRate, contract } = shown.figures;
  const given = fill(copy.enquiry.figures, {
    leads: formatNumber(leads),
    winRate: formatPercent(winRate),
    contract: formatEuros(contract),
  });
  const findings = find(copy, shown).map(({ lead, verdict = "", rest }) => [lead, verdict, rest]);
  return [[isOwn ? copy.enquiry.own : copy.enquiry.example, given], ...findings]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .join("\n");
}
