import { fill } from "../../lib/fill";
import type { AssessmentCopy } from "./copy-schema";
import { formatDate } from "./format";
import { toLink } from "./fragment";
import type { AssessmentState } from "./inputs";
import styles from "./PrintHeader.module.css";

interface PrintHeaderProps {
  copy: AssessmentCopy["print"];
  state: AssessmentState;
}

/** Says on paper whose assessment this is, when it was printed, and where it opens again. */
export function PrintHeader({ copy, state }: PrintHeaderProps) {
  return (
    <div className={styles.header}>
      <p className={styles.row}>
        <span>{copy.sender}</span>
        <span>{fill(copy.date, { date: formatDate(new Date()) })}</span>
      </p>
      <p className="note">{fill(copy.link, { link: toLink(state) })}</p>
    </div>
  );
}
