import { fill } from "../../lib/fill";
import type { AssessmentCopy } from "./copy-schema";
import type { Warning } from "./find-warnings";
import { formatEuros, formatNumber, formatPercent } from "./format";
import styles from "./Warnings.module.css";

interface WarningsProps {
  copy: AssessmentCopy["warnings"];
  warnings: Warning[];
}

/** What makes the result doubtful, a sentence each. Status reads it to screen readers. */
export function Warnings({ copy, warnings }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {warnings.map((warning) => (
        <p key={warning.kind}>{describeWarning(copy, warning)}</p>
      ))}
    </div>
  );
}

/** @returns a warning as a visitor reads it */
export function describeWarning(copy: AssessmentCopy["warnings"], warning: Warning): string {
  const sentence = copy[warning.kind];
  switch (warning.kind) {
    case "contradiction":
      return fill(sentence, {
        contractValue: formatEuros(warning.contractValue),
        fromNew: formatEuros(warning.fromNew),
      });
    case "winRate":
      return fill(sentence, { percent: formatPercent(warning.percent), max: formatPercent(100) });
    case "cycle":
      return fill(sentence, { days: formatNumber(warning.days) });
  }
}
