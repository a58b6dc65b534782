import { fill } from "../../lib/fill";
import type { AssessmentCopy } from "./copy-schema";
import type { Warning } from "./find-warnings";
import styles from "./Warnings.module.css";

interface WarningsProps {
  copy: AssessmentCopy["warnings"];
  warnings: Warning[];
}

/** The warnings about the figures, a sentence each. Status announces them to screen readers. */
export function Warnings({ copy, warnings }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {warnings.map(({ kind, values }) => (
        <p key={kind}>{fill(copy[kind], values)}</p>
      ))}
    </div>
  );
}
