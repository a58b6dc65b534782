import { formatEuros, formatGain } from "../format";
import { axisMarks } from "../scale";
import { FIRST_BETTER, type Year } from "./calculate-year";
import styles from "./YearChart.module.css";

interface YearChartProps {
  /** The two ends of the time axis. */
  now: string;
  end: string;
  /** Undefined where a figure can't be used: then no line is drawn. */
  year: Year | undefined;
}

const WIDTH = 1200;
const HEIGHT = 1000;
/** More contracts than this are drawn as a straight line. */
const MAX_STEPS = 150;

/**
 * The year as the line: a step for each contract signed, and the wedge that a step
 * more of all three figures adds. Hidden from assistive technology: the text says
 * the same.
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
        <text x="100%" y={y(better)} dy="-.75em">
          {formatGain(added.byAll)}
        </text>
      )}
      <text y="100%" dy="1.6em">
        {now}
      </text>
      <text x="100%" y="100%" dy="1.6em">
        {end}
      </text>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** From 0 to the year's total, which is as high as the box. */
function steps(contracts: number): string {
  if (contracts > MAX_STEPS) return `M0 0L${WIDTH} ${HEIGHT}`;
  const step = `h${round(WIDTH / contracts)}v${round(HEIGHT / contracts)}`;
  return `M0 0${step.repeat(Math.floor(contracts))}H${WIDTH}`;
}

/**
 * Between the year's line and a better one, which leaves it after a sales cycle.
 * @param ratio of the better year's total to the year's
 */
function wedge(ratio: number): string {
  return `M${round(WIDTH * FIRST_BETTER)} ${round(HEIGHT * FIRST_BETTER)}L${WIDTH} ${round(HEIGHT * ratio)}V${HEIGHT}`;
}
