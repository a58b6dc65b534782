import { fill } from "../../shared/fill";
import { type Case, contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./DotPlot.module.css";
import { layOutYears, YEARS } from "./dots";
import { valuesOf } from "./find";
import { formatNumber, round, withUnit } from "./format";

/**
 * Twenty equally likely years with the figures and twenty with the improvement, over one band of
 * today's luck. Improved years within the band or below it are rings.
 */
export function DotPlot({ copy: { picture: copy, units }, shown }: { copy: AssessmentCopy; shown: Case }) {
  const values = valuesOf(shown, units);
  const means = [contractsAYear(shown), contractsAYear(improve(shown))] as const;
  const { luck, marks, end, rows, columns, height, above } = layOutYears(means);
  const percent = (contracts: number) => `${(100 * contracts) / end}%`;
  // A text ends where it would otherwise leave the picture.
  const isLuckLeft = luck.low + luck.high < end;

  return (
    <figure className={styles.figure}>
      {/* The caption and the findings say in words what it shows. */}
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.scale} aria-hidden="true">
          <rect x={percent(luck.low)} width={percent(luck.high + 1 - luck.low)} height="100%" />
          <text
            x={percent(isLuckLeft ? luck.low : luck.high + 1)}
            y="-.5em"
            textAnchor={isLuckLeft ? "start" : "end"}
          >
            {fill(copy.luck, values)}
          </text>
          {marks.map((mark) => (
            <text
              key={mark}
              x={percent(mark)}
              y="100%"
              dy="1.25em"
              textAnchor={mark === 0 ? "start" : mark === end ? "end" : "middle"}
            >
              {mark === end ? withUnit(units.contracts, mark) : formatNumber(mark)}
            </text>
          ))}
        </svg>
        {rows.map((dots, row) => (
          <div key={row === 0 ? "today" : "plan"}>
            <p className="muted">
              <strong>{fill(row === 0 ? copy.today : copy.plan, values)}</strong>{" "}
              {fill(copy.mean, { value: formatNumber(round(means[row] ?? 0)) })}
            </p>
            <svg viewBox={`0 ${-height} ${columns} ${height}`} aria-hidden="true">
              {dots.map((dot) => (
                <circle
                  key={`${dot.x} ${dot.y}`}
                  className={row === 0 || dot.contracts > luck.high ? undefined : styles.ring}
                  cx={dot.x}
                  cy={-dot.y}
                  r={0.42}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="muted">
        <strong>{above === YEARS ? copy.nearlyAll : fill(copy.years, { count: `${above}` })}</strong>{" "}
        {above < YEARS && copy.rings} {copy.dots}
      </figcaption>
    </figure>
  );
}
