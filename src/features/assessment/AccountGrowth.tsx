import { fill } from "../../lib/fill";
import styles from "./AccountGrowth.module.css";
import { accountGrowth, type Figures } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros, formatGain } from "./format";

interface AccountGrowthProps {
  copy: AssessmentCopy["accountGrowth"];
  figures: Figures;
  /** How much more from existing accounts, in percent. */
  percent: number;
}

/** What existing accounts add in the first year, beside a full year at the level then reached. */
export function AccountGrowth({ copy, figures, percent }: AccountGrowthProps) {
  const growth = accountGrowth(figures, percent);
  if (Math.round(growth.fullYear.expected) === 0) return null;
  return (
    <section className={styles.growth} aria-labelledby="assessment-accounts-growth">
      <h3 id="assessment-accounts-growth">{copy.title}</h3>
      <dl>
        {(["firstYear", "fullYear"] as const).map((year) => {
          const { expected, low, high } = growth[year];
          return (
            <div key={year}>
              <dt>{copy[year]}</dt>
              <dd>
                <p className="figure">{formatGain(expected)}</p>
                <p className="note">{fill(copy.range, { low: formatEuros(low), high: formatEuros(high) })}</p>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
