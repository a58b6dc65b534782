import { createPortal } from "react-dom";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import type { Case } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./FairTest.module.css";
import type { Result } from "./fair-test";
import { valuesOf } from "./find";
import { formatNumber } from "./format";

interface FairTestProps {
  copy: AssessmentCopy;
  shown: Case;
  results: readonly Result[];
  isExample: boolean;
  /** The address that shows these figures again. */
  link: string;
}

/** A page to sign, only on paper: how two sides would test the promised improvement, with any agency. */
export function FairTest({ copy: { test: copy, units }, shown, results, isExample, link }: FairTestProps) {
  const values = valuesOf(shown, units);
  const rows = [...copy[shown.of], ...copy.rows];
  return createPortal(
    <section className={`page-width ${styles.page}`} data-print-alone="">
      <h2>{copy.title}</h2>
      <p>{isExample ? copy.example : copy.own}</p>
      <DescriptionList rows items={rows.map(({ label, text }) => ({ label, value: fill(text, values) }))} />
      <h3>{copy.result}</h3>
      <ul className={styles.results}>
        {results.map(({ from, to, after }) => (
          <li key={from}>
            {fill(copy.row, {
              before: from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`,
              after: formatNumber(after),
            })}
          </li>
        ))}
      </ul>
      <div className={styles.sides}>
        {copy.sides.map((side) => (
          <div key={side}>
            <h3>{side}</h3>
            {copy.signed.map((label) => (
              <p key={label}>{label}</p>
            ))}
          </div>
        ))}
      </div>
      <p className="note">
        {copy.source} {link}
      </p>
    </section>,
    document.body,
  );
}
