import { useMemo, useState } from "react";
import { fill } from "../../lib/fill";
import { dots } from "../../lib/scatter";
import { type Case, contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./copy-schema";
import { formatImproved } from "./find";
import { formatNumber } from "./format";
import { axisMarks } from "./scale";
import styles from "./YearsPicture.module.css";
import { drawYears, totals, WEEKS, YEARS, type Years } from "./years";

interface YearsPictureProps {
  copy: AssessmentCopy["picture"];
  shown: Case;
  /** What was shown before, drawn faintly behind. */
  ghost: Case | undefined;
}

const HEIGHT = 1000;
const VIEW_BOX = `0 0 ${WEEKS} ${HEIGHT}`;
/** The scale changes when lines leave it at the top, or would fill less than this part of it. */
const LEAST_FILLED = 2 / 5;

/**
 * Ten years of chance with the figures and ten with the improvement, each as a staircase that rises
 * with every contract (hypothetical outcome plots: Hullman, Resnick and Adar, 2015).
 */
export function YearsPicture({ copy, shown, ghost }: YearsPictureProps) {
  const years = useMemo(() => drawCase(shown), [shown]);
  const before = useMemo(() => ghost && drawCase(ghost).map(({ lines }) => lines), [ghost]);
  // Each line is drawn up to one contract higher, so that lines of the same counts stay apart.
  const most = 1 + Math.max(0, ...years.flatMap(({ counts }) => counts));
  const [top, setTop] = useState(() => topOf(most));
  if (most > top || most < top * LEAST_FILLED) setTop(topOf(most));
  const marks = axisMarks(top);

  const names = years.map(({ value }) => fill(copy[shown.of], { value }));
  return (
    <figure>
      <figcaption className={`page-width ${styles.legend}`}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </figcaption>
      {/* The table and the sentences say the same. */}
      <svg className={styles.picture} aria-hidden="true">
        {marks.slice(1).map((mark, index) => (
          <text key={mark} y={`${100 - (100 * mark) / top}%`} dy="-.4em">
            {formatNumber(mark) + (index === marks.length - 2 ? ` ${copy.contracts}` : "")}
          </text>
        ))}
        <svg aria-hidden="true" viewBox={VIEW_BOX} preserveAspectRatio="none" overflow="visible" fill="none">
          {/* In units of weeks and contracts, upward. */}
          <g className={styles.scale} transform={`matrix(1 0 0 ${-HEIGHT / top} 0 ${HEIGHT})`}>
            <path className="line-rule" d={marks.map((mark) => `M${-WEEKS} ${mark}H${2 * WEEKS}`).join("")} />
            {before && <path className="no-print" d={before.join("")} strokeDasharray="1 3" />}
            {years.map(({ lines, ends }, index) => (
              <g key={names[index]} className={index > 0 ? "line-accent" : undefined} strokeWidth="1.5">
                <path d={lines} />
                <path d={ends} strokeWidth="7" strokeLinecap="round" />
              </g>
            ))}
            <path className="line-accent" strokeWidth="4" d={`M${-WEEKS} 0H0`} />
          </g>
        </svg>
        {before && (
          <text className="no-print" x="100%" dy="-.4em" textAnchor="end">
            {copy.before}
          </text>
        )}
        <text y="100%" dy="1.6em">
          {copy.start}
        </text>
        <text x="100%" y="100%" dy="1.6em" textAnchor="end">
          {copy.end}
        </text>
      </svg>
      <details className="page-width scroller no-print">
        <summary>{copy.table}</summary>
        <table className={styles.table}>
          <tbody>
            <tr>
              <th>{copy.year}</th>
              {names.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
            {[...Array(YEARS).keys()].map((year) => (
              <tr key={year}>
                <th>{year + 1}</th>
                {years.map(({ counts }, index) => (
                  <td key={names[index]}>{formatNumber(counts[year] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const topOf = (most: number) => axisMarks(most).at(-1) ?? 1;

/** Draws the years with the figures, and those with the improvement. */
function drawCase(shown: Case) {
  return [shown, improve(shown)].map((each, index) => {
    const years = drawYears(contractsAYear(each), index === 0 ? "today" : "improved");
    const counts = totals(years);
    return {
      value: formatImproved(each),
      counts,
      lines: years.map(staircase).join(""),
      ends: dots(counts.map((count, year) => [WEEKS, count + shift(year)])),
    };
  });
}

/** How far a year's line is moved, as a part of a week and of a contract. */
const shift = (year: number) => year / YEARS;

/** Draws a year as a line: a step for the contracts of each week. */
function staircase(weeks: Years[number], year: number): string {
  const steps = weeks.map((count) => (count > 0 ? `v${count}` : ""));
  return `M0 ${shift(year)}h${shift(year)}${steps.join("h1")}H${WEEKS}`;
}
