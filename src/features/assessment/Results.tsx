import type { AssessmentWords } from "../../lib/assessment-schema";
import { fill } from "../../lib/fill";
import { DASH, formatEuros } from "./format";
import { type Figures, type Improvement, lastYear, newRevenue, pipeline } from "./model";
import { RevenueChart } from "./RevenueChart";

interface ResultsProps {
  words: Pick<AssessmentWords, "results" | "chart">;
  /** Undefined where a figure can't be used. */
  figures: Figures | undefined;
  improvement: Improvement;
}

/** The year as a line, its range, and the pipeline of today. */
export function Results({ words: { results, chart }, figures, improvement }: ResultsProps) {
  const open = figures && pipeline(figures);
  const estimate = figures && newRevenue(figures, improvement);
  return (
    <>
      <RevenueChart words={{ ...chart, ...results }} figures={figures} improvement={improvement} />
      {figures && estimate && (
        <>
          <p>{fill(results.range, { low: formatEuros(estimate.low), high: formatEuros(estimate.high) })}</p>
          <p className="assessment-note">
            {fill(results.check, { amount: formatEuros(lastYear(figures).fromNew) })}
          </p>
        </>
      )}
      <dl className="assessment-pipeline">
        <dt>{results.pipeline}</dt>
        <dd className="figure">{open ? formatEuros(open.value) : DASH}</dd>
        {open && (
          <dd className="assessment-note">
            {fill(results.weighted, { amount: formatEuros(open.weighted) })}
          </dd>
        )}
      </dl>
    </>
  );
}
