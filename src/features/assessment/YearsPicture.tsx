import { useMemo, useState } from "react";
import { dots } from "../../lib/scatter";
import { fill } from "../../shared/fill";
import { type Case, contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { formatPlanned } from "./find";
import { formatNumber, withUnit } from "./format";
import { axisMarks } from "./scale";
import styles from "./YearsPicture.module.css";
import { drawYears, type Team, totals, WEEKS, YEARS, type Years } from "./years";

interface YearsPictureProps {
  copy: Pick<AssessmentCopy, "picture" | "units">;
  shown: Case;
}

const HEIGHT = 1000;
const VIEW_BOX = `0 0 ${WEEKS} ${HEIGHT}`;
/** How far the ten lines are spread, as a part of the highest count: they stay apart, and near their counts. */
const SPREAD = 1 / 50;
/** The scale changes when lines leave it at the top, or would fill less than this part of it. */
const LEAST_FILLED = 2 / 5;

/**
 * Ten years of chance with the figures and ten with the improvement, each as a staircase that rises
 * with every contract (hypothetical outcome plots: Hullman, Resnick and Adar, 2015).
 */
export function YearsPicture({ copy: { picture: copy, units }, shown }: YearsPictureProps) {
  const cases = useMemo(() => [draw(shown, "today"), draw(improve(shown), "improved")] as const, [shown]);
  const most = Math.max(1, (1 + SPREAD) * Math.max(...cases.flatMap(({ counts }) => counts)));
  const [top, setTop] = useState(() => topOf(most));
  if (most > top || most < top * LEAST_FILLED) setTop(topOf(most));
  const marks = axisMarks(top);

  const [today, improved] = cases.map(({ of }) => fill(copy[shown.of], { value: formatPlanned(of, units) }));
  return (
    <figure>
      <figcaption className={`page-width ${styles.legend}`}>
        <span>{today}</span>
        <span>{improved}</span>
      </figcaption>
      {/* The findings say in words what it shows. */}
      <svg className={styles.picture} aria-hidden="true">
        <svg aria-hidden="true" viewBox={VIEW_BOX} preserveAspectRatio="none" overflow="visible" fill="none">
          {/* In units of weeks and contracts, upward. */}
          <g className={styles.scale} transform={`matrix(1 0 0 ${-HEIGHT / top} 0 ${HEIGHT})`}>
            <path className="line-rule" d={marks.map((mark) => `M${-WEEKS} ${mark}H${2 * WEEKS}`).join("")} />
            {cases.map(({ team, lines, ends }) => (
              <g key={team} className={team === "improved" ? "line-data" : styles.today} strokeWidth="1.5">
                <path d={lines} />
                <path d={ends} strokeWidth="7" strokeLinecap="round" />
              </g>
            ))}
            <path className="line-accent" strokeWidth="4" d={`M${-WEEKS} 0H0`} />
          </g>
        </svg>
        {marks.slice(1).map((mark, index) => (
          <text key={mark} className={styles.mark} y={`${100 - (100 * mark) / top}%`} dy="-.4em">
            {index === marks.length - 2 ? withUnit(units.contracts, mark) : formatNumber(mark)}
          </text>
        ))}
        <text y="100%" dy="1.6em">
          {copy.start}
        </text>
        <text x="100%" y="100%" dy="1.6em" textAnchor="end">
          {copy.end}
        </text>
      </svg>
    </figure>
  );
}

const topOf = (most: number) => axisMarks(most).at(-1) ?? 1;

/** Draws ten years with the figures of a case. */
function draw(of: Case, team: Team) {
  const years = drawYears(contractsAYear(of), team);
  const counts = totals(years);
  const spread = SPREAD * Math.max(...counts);
  return {
    of,
    team,
    counts,
    lines: years.map((weeks, year) => staircase(weeks, year / YEARS, spread)).join(""),
    ends: dots(counts.map((count, year) => [WEEKS, count + (spread * year) / YEARS])),
  };
}

/**
 * Draws a year as a line: a step for the contracts of each week.
 * @param shift how far it is moved, as a part of a week and of the spread
 */
function staircase(weeks: Years[number], shift: number, spread: number): string {
  const steps = weeks.map((count) => (count > 0 ? `v${count}` : ""));
  return `M0 ${spread * shift}h${shift}${steps.join("h1")}H${WEEKS}`;
}
