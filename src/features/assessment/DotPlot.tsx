import { fill } from "../../shared/fill";
import { type Case, contractsAYear, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./DotPlot.module.css";
import { type Dot, layOutYears, YEARS } from "./dots";
import { formatNumber, formatPercent, round, withUnit } from "./format";

interface DotPlotProps {
  copy: Pick<AssessmentCopy, "picture" | "units">;
  shown: Case;
}

/** In units of a dot, of which a row's dots leave a gap between them. */
const RADIUS = 0.42;
const RING = 0.17;

/**
 * Twenty equally likely years with the figures and twenty with the improvement, over one band of
 * today's luck. Improved years within the band or below it are rings.
 */
export function DotPlot({ copy: { picture: copy, units }, shown }: DotPlotProps) {
  const cases = [shown, improve(shown)] as const;
  const [today, improved] = cases;
  const { luck, marks, rows, columns, height, above } = layOutYears([
    contractsAYear(today),
    contractsAYear(improved),
  ]);
  const end = marks.at(-1) as number;
  const percent = (contracts: number) => (100 * contracts) / end;
  const [from, to] = [percent(luck.low), percent(luck.high + 1)];
  // Where the label of the band fits: above its middle, or from its start or up to its end.
  const label =
    from + to < 60
      ? { x: `${from}%`, textAnchor: "start" as const }
      : from + to > 140
        ? { x: `${to}%`, textAnchor: "end" as const }
        : { x: `${(from + to) / 2}%`, textAnchor: "middle" as const };
  const isAll = above === YEARS;

  return (
    <figure className={`page-width ${styles.figure}`}>
      {/* The caption and the findings say in words what it shows. */}
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.band} aria-hidden="true">
          <rect x={`${from}%`} width={`${to - from}%`} height="100%" />
          <line x1={`${from}%`} x2={`${from}%`} y2="100%" />
          <line x1={`${to}%`} x2={`${to}%`} y2="100%" />
        </svg>
        <svg className={styles.label} aria-hidden="true">
          <text y="1em" {...label}>
            {fill(copy.luck, { low: formatNumber(round(luck.low)), high: formatNumber(round(luck.high)) })}
          </text>
        </svg>
        {cases.map((of, row) => (
          <div key={row === 0 ? "today" : "improved"} className={row === 0 ? styles.today : styles.improved}>
            <p>
              <strong>
                {fill(copy[of.of], {
                  value: of.of === "leads" ? formatNumber(of.leads) : formatPercent(of.winRate),
                })}
              </strong>{" "}
              {fill(copy.mean, { value: formatNumber(round(contractsAYear(of))) })}
            </p>
            <svg viewBox={`0 ${-height} ${columns} ${height}`} aria-hidden="true">
              {rows[row]?.map((dot, year) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the years stay in their order
                <Year key={year} dot={dot} isRing={row === 1 && dot.contracts <= luck.high} />
              ))}
            </svg>
          </div>
        ))}
        <svg className={styles.axis} aria-hidden="true">
          {marks.map((mark, index) => (
            <text
              key={mark}
              x={`${percent(mark)}%`}
              y="1.25em"
              textAnchor={index === 0 ? "start" : mark === end ? "end" : "middle"}
            >
              {mark === end ? withUnit(units.contracts, mark) : formatNumber(mark)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        <strong>{isAll ? copy.nearlyAll : fill(copy.years, { count: `${above}` })}</strong>{" "}
        {isAll || above === 1 ? copy.above.one : copy.above.other} {copy.dots}
      </figcaption>
    </figure>
  );
}

function Year({ dot: { x, y }, isRing }: { dot: Dot; isRing: boolean }) {
  return isRing ? (
    <circle className={styles.ring} cx={x} cy={-y} r={RADIUS - RING / 2} strokeWidth={RING} />
  ) : (
    <circle cx={x} cy={-y} r={RADIUS} />
  );
}
