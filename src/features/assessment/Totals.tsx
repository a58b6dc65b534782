import { fill } from "../../lib/fill";
import type { AssessmentCopy } from "./copy-schema";
import { DASH, formatEuros } from "./format";
import styles from "./Totals.module.css";

interface TotalsProps {
  copy: AssessmentCopy["results"];
  /** Amounts of the next twelve months, in euros; undefined if an input is invalid. */
  today: number | undefined;
  improved: number | undefined;
  fromAccounts: number | undefined;
}

/** The main results; on narrow screens they stay in view. */
export function Totals({ copy, today, improved, fromAccounts }: TotalsProps) {
  const amount = (value: number | undefined) => (value === undefined ? DASH : formatEuros(value));
  return (
    <section className={`${styles.totals} on-ink`} aria-label={copy.contractValue}>
      <p className="note">{today === undefined ? copy.fix : copy.contractValue}</p>
      <dl>
        <div>
          <dt>{copy.today}</dt>
          <dd className="figure">{amount(today)}</dd>
        </div>
        <div className={styles.improved}>
          <dt>{copy.improved}</dt>
          <dd className="figure">{amount(improved)}</dd>
        </div>
      </dl>
      {fromAccounts !== undefined && (
        <p className="note">{fill(copy.fromAccounts, { amount: formatEuros(fromAccounts) })}</p>
      )}
    </section>
  );
}
