import { fill } from "../../lib/fill";
import styles from "./AccountGrowth.module.css";
import { accountGrowth, type Figures } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros, formatGain } from "./format";

interface AccountGrowthProps {
  copy: AssessmentCopy["accountGrowth"];
  figures: Figures;
  /** The improvement of revenue from existing accounts, in percent. */
  percent: number;
}

/** The growth from existing accounts: in the first year, and in each year after it. */
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
