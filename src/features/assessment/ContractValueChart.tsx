import styles from "./ContractValueChart.module.css";
import { contractValue, type Estimate, type Figures, type Improvement, NO_IMPROVEMENT } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros } from "./format";
import { axisMarks } from "./scale";

interface ContractValueChartProps {
  copy: AssessmentCopy["chart"] & Pick<AssessmentCopy["results"], "contractValue" | "today" | "improved">;
  figures: Figures | undefined;
  improvement: Improvement;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Four points a month, so that the lines diverge where the sales cycle ends. */
const POINTS = Array.from({ length: 49 }, (_, index) => index / 4);
const WIDTH = 600;
const HEIGHT = 260;

/**
 * The accumulated contract value over the year: today's line, the improved line, which diverges
 * after one sales cycle, and its range. The drawing is hidden from assistive technology, because
 * the table contains the same data.
 */
export function ContractValueChart({ copy, figures, improvement }: ContractValueChartProps) {
  const along = (better?: Improvement) =>
    figures ? POINTS.map((month) => contractValue(figures, better, month)) : [];
  const improved = along(improvement);
  const marks = figures ? axisMarks(improved.at(-1)?.high ?? 0) : [];
  return (
    <div>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.euros}>
          {marks.map((mark) => (
            <span key={mark}>{formatEuros(mark)}</span>
          ))}
        </div>
        <Drawing marks={marks} today={along()} improved={improved} />
        <div className={styles.months}>
          <span>{copy.now}</span>
          <span>{copy.half}</span>
          <span>{copy.end}</span>
        </div>
      </div>
      {figures && (
        <details className={`no-print ${styles.byMonth}`}>
          <summary>{copy.byMonth}</summary>
          <table>
            <caption className="sr-only">{copy.contractValue}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.month}</th>
                <th scope="col">{copy.today}</th>
                <th scope="col">{copy.improved}</th>
                <th scope="col">{copy.improvedRange}</th>
              </tr>
            </thead>
            <tbody>
              {MONTHS.map((month) => (
                <Row key={month} month={month} figures={figures} improvement={improvement} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

function Row({ month, figures, improvement }: { month: number; figures: Figures; improvement: Improvement }) {
  const today = contractValue(figures, NO_IMPROVEMENT, month);
  const improved = contractValue(figures, improvement, month);
  return (
    <tr>
      <th scope="row">{month}</th>
      <td>{formatEuros(today.expected)}</td>
      <td>{formatEuros(improved.expected)}</td>
      <td>
        {formatEuros(improved.low)} – {formatEuros(improved.high)}
      </td>
    </tr>
  );
}

interface DrawingProps {
  /** The axis marks in euros, ascending from 0. */
  marks: number[];
  today: Estimate[];
  improved: Estimate[];
}

function Drawing({ marks, today, improved }: DrawingProps) {
  const top = marks.at(-1) || 1;
  const x = (month: number) => round((month / 12) * WIDTH);
  const y = (euros: number) => round(HEIGHT - (euros / top) * HEIGHT);
  const line = (amounts: number[]) =>
    amounts.map((euros, index) => `${index === 0 ? "M" : "L"}${x(POINTS[index] ?? 0)} ${y(euros)}`).join("");
  const end = (estimates: Estimate[]) => `M${x(12)} ${y(estimates.at(-1)?.expected ?? 0)}h0`;
  const back = improved.map(({ low }, index) => `L${x(POINTS[index] ?? 0)} ${y(low)}`).reverse();
  const grid = marks.map((mark) => `M0 ${y(mark)}H${WIDTH}`);
  const months = [0, 3, 6, 9, 12].map((month) => `M${x(month)} ${HEIGHT}v-8`);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
    >
      <path className="line-rule" d={[...grid, ...months].join("")} />
      {improved.length > 0 && (
        <>
          <path className={styles.fan} d={`${line(improved.map(({ high }) => high))}${back.join("")}Z`} />
          <path stroke="currentColor" strokeWidth="2.5" d={line(today.map(({ expected }) => expected))} />
          <path className="line-accent" strokeWidth="4" d={line(improved.map(({ expected }) => expected))} />
          <path stroke="currentColor" strokeWidth="12" d={end(today)} />
          <path className="line-accent" strokeWidth="14" d={end(improved)} />
        </>
      )}
    </svg>
  );
}

/** Rounded to tenths: with whole units a flat line would show steps. */
const round = (value: number) => Math.round(value * 10) / 10;
