import { createPortal } from "react-dom";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import { type Case, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./FairTest.module.css";
import { planTest } from "./fair-test";
import { formatMonths, formatPlanned } from "./find";
import { formatNumber, withUnit } from "./format";

interface FairTestProps {
  copy: AssessmentCopy;
  shown: Case;
  isOwn: boolean;
  /** The address that shows these figures again. */
  link: string;
}

/** A page to sign, only on paper: how two sides would test the promised improvement, with any agency. */
export function FairTest({ copy: { test: copy, units }, shown, isOwn, link }: FairTestProps) {
  const test = planTest(shown);
  const values = {
    from: formatPlanned(shown, units),
    to: formatPlanned(improve(shown), units),
    time: formatMonths(test?.months ?? 0, units),
    count: test?.leads === undefined ? "" : withUnit(units.leads, test.leads),
  };
  const lines = [...copy[shown.of], ...copy.rows];
  const rows = lines.map(({ label, text }) => ({ label, value: fill(text, values) }));
  return createPortal(
    <section className={`page-width ${styles.page}`} data-print-alone="">
      <h2>{copy.title}</h2>
      <p>{isOwn ? copy.own : copy.example}</p>
      {test ? (
        <>
          <DescriptionList rows items={rows} />
          <table>
            <caption>{copy.result}</caption>
            <tbody>
              <tr>
                <th scope="col">{copy.before}</th>
                <th scope="col">{copy.after}</th>
              </tr>
              {test.rows.map(({ before, after }) => (
                <tr key={before}>
                  <td>{formatNumber(before)}</td>
                  <td>{formatNumber(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.signed}>
            {copy.signed.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        </>
      ) : (
        <p>{fill(copy.tooLong, values)}</p>
      )}
      <p>{link}</p>
    </section>,
    document.body,
  );
}
