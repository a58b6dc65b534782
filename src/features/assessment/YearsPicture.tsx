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

const TEAMS = ["today", "improved"] as const;
const HEIGHT = 1000;
/** The scale changes when lines leave it at the top, or would fill less than this part of it. */
const LEAST_FILLED = 1 / 6;

/**
 * Ten years of chance with the figures and ten with the improvement, each as a staircase that rises
 * with every contract (hypothetical outcome plots: Hullman, Resnick and Adar, 2015).
 */
export function YearsPicture({ copy, shown, ghost, isStale }: YearsPictureProps) {
  const years = useMemo(() => drawCase(shown), [shown]);
  const before = useMemo(() => ghost && drawCase(ghost), [ghost]);
  const counts = { today: totals(years.today), improved: totals(years.improved) };
  const most = Math.max(1, ...counts.today, ...counts.improved);
  const [top, setTop] = useState(() => topOf(most));
  if (most > top || most < top * LEAST_FILLED) setTop(topOf(most));

  const { of } = shown.plan;
  const name = (figures: Case["figures"]) => fill(copy[of], { value: formatImproved(of, figures) });
  const names = { today: name(shown.figures), improved: name(improve(shown.figures, shown.plan)) };
  const marks = axisMarks(top);
  return (
    <figure className={styles.figure} data-stale={isStale || undefined}>
      <figcaption className={`page-width ${styles.legend}`}>
        {TEAMS.map((team) => (
          <span key={team} className={styles[team]}>
            <b>{names[team]}</b>
          </span>
        ))}
      </figcaption>
      {/* The table and the sentences say the same. */}
      <svg className={styles.picture} aria-hidden="true">
        {marks.slice(1).map((mark, index) => (
          <text key={mark} y={`${100 - (100 * mark) / top}%`} dy="-.4em">
            {formatNumber(mark)} {index === marks.length - 2 && copy.contracts}
          </text>
        ))}
        <svg viewBox={`0 0 ${WEEKS} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible" fill="none">
          {/* In units of weeks and contracts, upward. */}
          <g className={styles.scale} transform={`matrix(1 0 0 ${-HEIGHT / top} 0 ${HEIGHT})`}>
            <path
              className={styles.rules}
              d={marks.map((mark) => `M${-WEEKS} ${mark}H${2 * WEEKS}`).join("")}
            />
            {before && (
              <path className={styles.ghost} d={TEAMS.map((team) => staircases(before[team])).join("")} />
            )}
            {TEAMS.map((team) => (
              <g key={team} className={styles[team]}>
                <path d={staircases(years[team])} />
                <path className={styles.ends} d={ends(counts[team])} />
              </g>
            ))}
            <path className={`${styles.improved} ${styles.entry}`} d={`M${-WEEKS} 0H0`} />
          </g>
        </svg>
        <text y="100%" dy="1.6em">
          {copy.start}
        </text>
        <text x="100%" y="100%" dy="1.6em" textAnchor="end">
          {copy.end}
        </text>
      </svg>
      <details className="page-width no-print">
        <summary>{copy.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              {[copy.year, names.today, names.improved].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.today.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a year is known by its number alone
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{formatNumber(count)}</td>
                <td>{formatNumber(counts.improved[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const drawCase = ({ figures, plan }: Case) => ({
  today: drawYears(contractsAYear(figures), "today"),
  improved: drawYears(contractsAYear(improve(figures, plan)), "improved"),
});

const topOf = (most: number) => axisMarks(most).at(-1) ?? 1;

/** Each line is shifted by a part of a week and of a contract, so that lines of the same counts stay apart. */
const shift = (year: number) => (year + 0.5) / YEARS;

/** Draws years as lines: a step for the contracts of each week. */
function staircases(years: Years): string {
  return years
    .map((weeks, year) => {
      let path = `M0 ${shift(year)}`;
      let flat = shift(year) - 1;
      for (const count of weeks) {
        flat++;
        if (count === 0) continue;
        path += `h${Number(flat.toFixed(2))}v${count}`;
        flat = 0;
      }
      return `${path}H${WEEKS}`;
    })
    .join("");
}

/** Draws the ends of the lines as dots: segments of zero length, which are visible with round caps. */
const ends = (counts: number[]) => counts.map((count, year) => `M${WEEKS} ${count + shift(year)}h0`).join("");
