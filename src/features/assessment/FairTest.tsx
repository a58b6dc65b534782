import { createPortal } from "react-dom";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./FairTest.module.css";
import type { Result } from "./fair-test";
import { type Assessed, areExample, FIGURE_NAMES } from "./figures";
import { valuesOf } from "./find";
import { formatNumber } from "./format";
import { toLink } from "./link";

interface FairTestProps extends Assessed {
  copy: AssessmentCopy;
  results: readonly Result[];
}

/** A page to sign, only on paper: how two sides would test the promised improvement, with any agency. */
export function FairTest({ copy: { test: copy, units }, inputs, shown, results }: FairTestProps) {
  const values = valuesOf(shown, units);
  const rows = [...copy[shown.of], ...copy.rows];
  return createPortal(
    <section className={`page-width ${styles.page}`} data-print-alone="">
      <h2>{copy.title}</h2>
      <p>{areExample(inputs, FIGURE_NAMES) ? copy.example : copy.own}</p>
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
        {copy.source} {toLink(inputs)}
      </p>
    </section>,
    document.body,
  );
}
