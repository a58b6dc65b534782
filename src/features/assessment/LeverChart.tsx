import { fill } from "../../lib/fill";
import { type Figures, improve, type LeverGain, leverGains } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatGain, formatPercent } from "./format";
import styles from "./LeverChart.module.css";

interface LeverChartProps {
  copy: AssessmentCopy["levers"];
  /** Undefined if an input is invalid; then nothing is rendered. */
  figures: Figures | undefined;
}

/** By how much each lever is improved, in percent. */
const STEP = 10;

/** Compares the levers: a table with a bar in each row, the largest in amber. */
export function LeverChart({ copy, figures }: LeverChartProps) {
  if (!figures) return null;
  const gains = leverGains(figures, STEP);
  const most = Math.max(1, ...gains.flatMap(({ firstYear, fullYear }) => [firstYear, fullYear]));
  const largest = Math.round(gains[0]?.fullYear ?? 0);
  const intro = fill(copy.intro, { percent: formatPercent(STEP) });
  return (
    <section aria-labelledby="assessment-levers">
      <h3 id="assessment-levers">{copy.title}</h3>
      <p className="note">{intro}</p>
      <table className={styles.levers}>
        <caption className="sr-only">{intro}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{copy.lever}</span>
            </th>
            <th scope="col">{copy.firstYear}</th>
            <th scope="col">{copy.fullYear}</th>
          </tr>
        </thead>
        <tbody>
          {gains.map((gain) => (
            <tr key={gain.lever} data-largest={Math.round(gain.fullYear) === largest ? "" : undefined}>
              <th scope="row">
                {labelOf(copy, gain, figures)}
                <Bar {...gain} most={most} />
              </th>
              <Amount euros={gain.firstYear} instead={gain.fullYear > 0 ? copy.later : undefined} />
              <Amount euros={gain.fullYear} instead={gain.firstYear > 0 ? copy.oneTime : undefined} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{copy.note}</p>
    </section>
  );
}

function labelOf(copy: AssessmentCopy["levers"], { lever }: LeverGain, { winRate }: Figures): string {
  return lever === "winRate" && improve(winRate, STEP) > 100
    ? fill(copy.winRateCapped, { max: formatPercent(100) })
    : fill(copy[lever], { percent: formatPercent(STEP) });
}

/** An amount; if it is zero, the text that replaces it. */
function Amount({ euros, instead }: { euros: number; instead: string | undefined }) {
  return <td>{Math.round(euros) === 0 && instead ? <small>{instead}</small> : formatGain(euros)}</td>;
}

/** The first year in front of the paler full year. */
function Bar({ firstYear, fullYear, most }: Pick<LeverGain, "firstYear" | "fullYear"> & { most: number }) {
  const to = (euros: number) => `M0 3H${((euros / most) * 100).toFixed(1)}`;
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="line-rule" d="M0 5.5H100" />
      <path stroke="currentColor" strokeOpacity="0.45" strokeWidth="6" d={to(fullYear)} />
      <path stroke="currentColor" strokeWidth="6" d={to(firstYear)} />
    </svg>
  );
}
