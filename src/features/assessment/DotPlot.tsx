import { fill } from "../../shared/fill";
import { type Case, contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./DotPlot.module.css";
import { layOutYears, YEARS } from "./dots";
import { formatNumber, formatPercent, round, withUnit } from "./format";

interface DotPlotProps {
  copy: Pick<AssessmentCopy, "picture" | "units">;
  shown: Case;
}

/**
 * Twenty equally likely years with the figures and twenty with the improvement, over one band of
 * today's luck. Improved years within the band or below it are rings.
 */
export function DotPlot({ copy: { picture: copy, units }, shown }: DotPlotProps) {
  const improved = improve(shown);
  const { luck, marks, end, rows, columns, height, above } = layOutYears([
    contractsAYear(shown),
    contractsAYear(improved),
  ]);
  const percent = (contracts: number) => (100 * contracts) / end;
  const [from, to] = [percent(luck.low), percent(luck.high + 1)];
  // Near an end of the axis, a text is aligned with it, so that it stays within the picture.
  const anchor = (middle: number, room: number) =>
    middle < room ? "start" : middle > 100 - room ? "end" : "middle";
  const labelAnchor = anchor((from + to) / 2, 30);
  const isAll = above === YEARS;

  return (
    <figure className={`page-width ${styles.figure}`}>
      {/* The caption and the findings say in words what it shows. */}
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.scale} aria-hidden="true">
          <rect x={`${from}%`} width={`${to - from}%`} height="100%" />
          <text
            x={`${{ start: from, middle: (from + to) / 2, end: to }[labelAnchor]}%`}
            y="-.5em"
            textAnchor={labelAnchor}
          >
            {fill(copy.luck, { low: formatNumber(round(luck.low)), high: formatNumber(round(luck.high)) })}
          </text>
          {marks.map((mark) => (
            <text
              key={mark}
              x={`${percent(mark)}%`}
              y="100%"
              dy="1.25em"
              textAnchor={anchor(percent(mark), 1)}
            >
              {mark === end ? withUnit(units.contracts, mark) : formatNumber(mark)}
            </text>
          ))}
        </svg>
        {[shown, improved].map((of, row) => (
          <div key={row === 0 ? "today" : "improved"}>
            <p>
              <strong>
                {fill(copy[of.of], {
                  value: of.of === "leads" ? formatNumber(of.leads) : formatPercent(of.winRate),
                })}
              </strong>{" "}
              {fill(copy.mean, { value: formatNumber(round(contractsAYear(of))) })}
            </p>
            <svg viewBox={`0 ${-height} ${columns} ${height}`} aria-hidden="true">
              {rows[row]?.map(({ x, y, contracts }) => {
                const isRing = row === 1 && contracts <= luck.high;
                return (
                  <circle
                    key={`${x} ${y}`}
                    className={isRing ? styles.ring : ""}
                    cx={x}
                    cy={-y}
                    r={isRing ? 0.33 : 0.42}
                  />
                );
              })}
            </svg>
          </div>
        ))}
      </div>
      <figcaption>
        <strong>{isAll ? copy.nearlyAll : fill(copy.years, { count: `${above}` })}</strong>{" "}
        {isAll || above === 1 ? copy.above.one : copy.above.other} {copy.dots}
      </figcaption>
    </figure>
  );
}
