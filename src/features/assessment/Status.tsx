import { fill } from "../../lib/fill";
import type { Estimate, Figures } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import type { Warning } from "./find-warnings";
import { formatEuros } from "./format";
import { INPUT_NAMES } from "./inputs";
import type { FigureProblem } from "./parse";
import { useDebounced } from "./use-debounced";

interface StatusProps {
  copy: Pick<AssessmentCopy, "inputs" | "results" | "warnings">;
  /** The next twelve months; undefined if an input is invalid. */
  today: Estimate | undefined;
  improved: Estimate | undefined;
  fromAccounts: Estimate | undefined;
  warnings: Warning[];
  problems: Partial<Record<keyof Figures, FigureProblem>>;
}

/**
 * Announces the result to screen readers when the visitor pauses, but not when the dialog opens.
 */
export function Status(props: StatusProps) {
  return (
    <p role="status" className="sr-only">
      {useDebounced(describeResult(props))}
    </p>
  );
}

function describeResult({ copy, today, improved, fromAccounts, warnings, problems }: StatusProps): string {
  if (!today || !improved || !fromAccounts) {
    const inputs = INPUT_NAMES.filter((name) => problems[name]).map((name) => copy.inputs[name].label);
    return fill(copy.results.statusFix, { inputs: inputs.join("; ") });
  }
  const result = fill(copy.results.status, {
    today: formatEuros(today.expected),
    improved: formatEuros(improved.expected),
    low: formatEuros(improved.low),
    high: formatEuros(improved.high),
    fromAccounts: formatEuros(fromAccounts.expected),
  });
  return [result, ...warnings.map(({ kind, values }) => fill(copy.warnings[kind], values))].join(" ");
}
