import { formatEuros, formatGain } from "../format";
import { axisMarks } from "../scale";
import { FIRST_BETTER, type YearEstimate } from "./calculate-year";
import styles from "./YearChart.module.css";

interface YearChartProps {
  /** The labels of the ends of the time axis. */
  now: string;
  end: string;
  /** Undefined if a figure is invalid; then no line is drawn. */
  year: YearEstimate | undefined;
}

const WIDTH = 1200;
const HEIGHT = 1000;
/** With more contracts than this, the steps would be too small, and a straight line is drawn. */
const MAX_STEPS = 150;

/**
 * The home calculator's chart: a step for each contract signed, and the area that improving all
 * three figures adds. Hidden from assistive technology, because the text says the same.
 */
export function YearChart({ now, end, year }: YearChartProps) {
  const { total = 0, added, contracts = 0 } = year ?? {};
  const better = total + (added?.byAll ?? 0);
  const marks = axisMarks(better);
  const top = marks.at(-1) || 1;
  const y = (euros: number) => `${round(100 - (euros / top) * 100)}%`;
  return (
    <svg className={styles.chart} aria-hidden="true">
      {marks.slice(1, -1).map((mark) => (
        <g key={mark}>
          <rect className={styles.grid} y={y(mark)} width="100%" height="1" />
          <text y={y(mark)} dy="-.4em">
            {formatEuros(mark)}
          </text>
        </g>
      ))}
      {year && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <g
            className={styles.line}
            transform={`matrix(1 0 0 ${-Math.round((total / top) * 1000) / 1000} 0 ${HEIGHT})`}
          >
            <path className={styles.wedge} d={total > 0 ? wedge(better / total) : ""} />
            <path className="line-accent" d={steps(contracts)} />
          </g>
        </svg>
      )}
      {added && (
        <text className={styles.end} x="100%" y={y(better)} dy="-.75em">
          {formatGain(added.byAll)}
        </text>
      )}
      <text className={styles.start} y="100%" dy="1.6em">
        {now}
      </text>
      <text className={styles.end} x="100%" y="100%" dy="1.6em">
        {end}
      </text>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws the steps from 0 to the year's total, which is as high as the box. */
function steps(contracts: number): string {
  if (contracts > MAX_STEPS) return `M0 0L${WIDTH} ${HEIGHT}`;
  const step = `h${round(WIDTH / contracts)}v${round(HEIGHT / contracts)}`;
  return `M0 0${step.repeat(Math.floor(contracts))}H${WIDTH}`;
}

/**
 * Draws the area between the year's line and the improved one, which diverges after one sales
 * cycle.
 * @param ratio the improved total divided by the year's total
 */
function wedge(ratio: number): string {
  return `M${round(WIDTH * FIRST_BETTER)} ${round(HEIGHT * FIRST_BETTER)}L${WIDTH} ${round(HEIGHT * ratio)}V${HEIGHT}`;
}
