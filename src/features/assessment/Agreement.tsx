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
      <h1>{copy.title}</h1>
      <p>{copy.intro}</p>
      <ol>
        {copy.rows.map(({ label, text }) => (
          <li key={label} className="ruled">
            <strong>{label}</strong>
            <p>{fill(text, values)}</p>
          </li>
        ))}
      </ol>
      <p className="note">{copy.source}</p>
    </div>,
    document.body,
  );
}
