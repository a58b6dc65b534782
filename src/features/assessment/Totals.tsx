import type { AssessmentWords } from "../../lib/assessment-schema";
import { DASH, formatEuros } from "./format";

interface TotalsProps {
  words: AssessmentWords["results"];
  /** New revenue in twelve months, in euros; undefined where a figure can't be used. */
  today: number | undefined;
  improved: number | undefined;
}

/** The two amounts that matter; on narrow screens they stay in view. */
export function Totals({ words, today, improved }: TotalsProps) {
  const amount = (value: number | undefined) => (value === undefined ? DASH : formatEuros(value));
  return (
    <section className="assessment-totals on-ink" aria-label={words.newRevenue}>
      <p className="assessment-note">{today === undefined ? words.mend : words.newRevenue}</p>
      <dl>
        <div>
          <dt>{words.today}</dt>
          <dd className="figure">{amount(today)}</dd>
        </div>
        <div className="assessment-improved">
          <dt>{words.improved}</dt>
          <dd className="figure">{amount(improved)}</dd>
        </div>
      </dl>
    </section>
  );
}
