import { fill } from "../../lib/fill";
import { AccountGrowth } from "./AccountGrowth";
import { ContractValueChart } from "./ContractValueChart";
import { contractValue, type Figures, type Improvement, lastYear, pipeline } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import type { Warning } from "./find-warnings";
import { DASH, formatEuros } from "./format";
import styles from "./Results.module.css";
import { Warnings } from "./Warnings";

interface ResultsProps {
  copy: Pick<AssessmentCopy, "results" | "accountGrowth" | "warnings" | "chart">;
  /** Undefined if an input is invalid. */
  figures: Figures | undefined;
  improvement: Improvement;
  warnings: Warning[];
}

/** The results: the year's chart, its range, growth from accounts, and today's pipeline. */
export function Results({ copy, figures, improvement, warnings }: ResultsProps) {
  const { results } = copy;
  const open = figures && pipeline(figures);
  const improved = figures && contractValue(figures, improvement);
  const isContradictory = warnings.some(({ kind }) => kind === "contradiction");
  return (
    <>
      <Warnings copy={copy.warnings} warnings={warnings} />
      <ContractValueChart copy={{ ...copy.chart, ...results }} figures={figures} improvement={improvement} />
      {figures && improved && (
        <>
          <div className={styles.range}>
            <p>{fill(results.range, { low: formatEuros(improved.low), high: formatEuros(improved.high) })}</p>
            {!isContradictory && (
              <p className="note">
                {fill(results.check, { amount: formatEuros(lastYear(figures).fromNew) })}
              </p>
            )}
          </div>
          <AccountGrowth copy={copy.accountGrowth} figures={figures} percent={improvement.accounts} />
        </>
      )}
      <dl className={styles.pipeline}>
        <dt>{results.pipeline}</dt>
        <dd className="figure">{open ? formatEuros(open.value) : DASH}</dd>
        {open && (
          <dd>
            <p className="note">{fill(results.weighted, { amount: formatEuros(open.weighted) })}</p>
          </dd>
        )}
      </dl>
    </>
  );
}
