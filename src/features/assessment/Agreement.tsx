import { createPortal } from "react-dom";
import { Mark } from "../../illustrations/Mark.tsx";
import { fill } from "../../lib/fill.ts";
import styles from "./Agreement.module.css";
import type { AssessmentCopy } from "./assessment.schema.ts";

interface AgreementProps {
  copy: AssessmentCopy["agreement"];
  values: Record<string, string>;
}

/** A page to sign, printed alone: how two sides would know whether a change worked, with any agency. */
export function Agreement({ copy, values }: AgreementProps) {
  return createPortal(
    <div className={styles.paper}>
      <Mark />
      <p className={styles.title}>{copy.title}</p>
      <p>{copy.intro}</p>
      <ol>
        {copy.rows.map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>
            {text.map((line) => (
              <p key={line}>{fill(line, values)}</p>
            ))}
          </li>
        ))}
      </ol>
      <p>{copy.source}</p>
    </div>,
    document.body,
  );
}
