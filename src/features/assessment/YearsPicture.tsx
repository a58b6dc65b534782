import { useMemo, useState } from "react";
import { fill } from "../../lib/fill";
import { contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./copy-schema";
import type { Case } from "./figures";
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
  /** Whether the visitor's figures can't be used, so that the picture shows earlier ones. */
  isStale: boolean;
}

const HEIGHT = 1000;
const VIEW_BOX = `0 0 ${WEEKS} ${HEIGHT}`;
/** The scale changes when lines leave it at the top, or would fill less than this part of it. */
const LEAST_FILLED = 1 / 6;

/**
 * Ten years of chance with the figures and ten with the improvement, each as a staircase that rises
 * with every contract (hypothetical outcome plots: Hullman, Resnick and Adar, 2015).
 */
export function YearsPicture({ copy, shown, ghost, isStale }: YearsPictureProps) {
  const years = useMemo(() => drawCase(shown), [shown]);
  const before = useMemo(() => ghost && drawCase(ghost), [ghost]);
  const most = Math.max(1, ...years.flatMap(({ counts }) => counts));
  const [top, setTop] = useState(() => topOf(most));
  if (most > top || most < top * LEAST_FILLED) setTop(topOf(most));
  const marks = axisMarks(top);

  const { of } = shown.plan;
  const names = years.map(({ figures }) => fill(copy[of], { value: formatImproved(of, figures) }));
  return (
    <figure className={styles.figure} data-stale={isStale || undefined}>
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
            {before && <path d={before.map(({ lines }) => lines).join("")} strokeDasharray="1 3" />}
            {years.map(({ lines, ends }, index) => (
              <g key={names[index]} className={index > 0 ? "line-accent" : undefined} strokeWidth="1.5">
                <path d={lines} />
                <path d={ends} strokeWidth="7" strokeLinecap="round" />
              </g>
            ))}
            <path className="line-accent" strokeWidth="4" d={`M${-WEEKS} 0H0`} />
          </g>
        </svg>
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
function drawCase({ figures, plan }: Case) {
  return [figures, improve(figures, plan)].map((each, index) => {
    const years = drawYears(contractsAYear(each), index === 0 ? "today" : "improved");
    const counts = totals(years);
    return {
      figures: each,
      counts,
      lines: years.map(staircase).join(""),
      // Segments of zero length, which are dots with round line caps.
      ends: counts.map((count, year) => `M${WEEKS} ${count + shift(year)}h0`).join(""),
    };
  });
}

/** A part of a week and of a contract, so that lines of the same counts stay apart. */
const shift = (year: number) => (year + 0.5) / YEARS;

/** Draws a year as a line: a step for the contracts of each week. */
function staircase(weeks: Years[number], year: number): string {
  let path = `M0 ${shift(year)}`;
  let flat = shift(year) - 1;
  for (const count of weeks) {
    flat++;
    if (count === 0) continue;
    path += `h${Number(flat.toFixed(2))}v${count}`;
    flat = 0;
  }
  return `${path}H${WEEKS}`;
}
