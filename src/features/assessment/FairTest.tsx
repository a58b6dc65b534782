import { createPortal } from "react-dom";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import { type Case, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./FairTest.module.css";
import type { FairTest as Plan } from "./fair-test";
import { formatNumber, formatPercent, withUnit } from "./format";

interface FairTestProps {
  copy: AssessmentCopy;
  shown: Case;
  test: Plan;
  isOwn: boolean;
  /** The address that shows these figures again. */
  link: string;
}

/** A page to sign, only on paper: how two sides would test the promised improvement, with any agency. */
export function FairTest({ copy: { test: copy, units }, shown, test, isOwn, link }: FairTestProps) {
  const planned = ({ of, leads, winRate }: Case) =>
    of === "leads" ? formatNumber(leads) : formatPercent(winRate);
  const values = {
    from: planned(shown),
    to: planned(improve(shown)),
    leads: withUnit(units.leads, test.leads ?? 0),
    counted: withUnit(units.months, test.counted),
    decided: withUnit(units.months, shown.months),
    time: withUnit(units.months, test.known),
  };
  const rows = [...copy[shown.of], ...copy.rows].map(({ label, text }) => ({
    label,
    value: fill(text, values),
  }));
  return createPortal(
    <section className={`page-width ${styles.page}`} data-print-alone="">
      <h2>{copy.title}</h2>
      <p>{isOwn ? copy.own : copy.example}</p>
      <DescriptionList rows items={rows} />
      <h3>{copy.result}</h3>
      <ul className={styles.results}>
        {test.rows.map(({ from, to, after }) => (
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
