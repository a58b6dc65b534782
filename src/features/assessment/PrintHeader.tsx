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

/** The printed header: the company, the date, and the link that reopens the assessment. */
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
