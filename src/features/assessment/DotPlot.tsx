import { fill } from "../../shared/fill";
import type { Case, Found } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import styles from "./DotPlot.module.css";
import { layOutDots } from "./dots";
import { formatNumber } from "./format";

interface DotPlotProps {
  copy: AssessmentCopy;
  shown: Case;
  found: Found;
  /** Whether it shows earlier numbers than the ones entered. */
  isStale: boolean;
}

/**
 * Twenty equally likely years if nothing changes, and twenty if the plan works, on one axis with the
 * line from which on they are more than luck. Dots below it are hollow.
 */
export function DotPlot({ copy: { picture: copy, problems }, shown, found, isStale }: DotPlotProps) {
  const { marks, end, columns, height, dots } = layOutDots(found.dots, found.threshold);
  const threshold = formatNumber(found.threshold);
  const percent = (contracts: number) => `${(100 * contracts) / end}%`;

  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <svg className={styles.scale} aria-hidden="true">
          <rect x={percent(found.threshold)} width={percent(end - found.threshold)} height="100%" />
          <line x1={percent(found.threshold)} x2={percent(found.threshold)} y2="100%" />
          {/* A text ends where it would otherwise leave the picture. */}
          <text
            x={percent(found.threshold)}
            y="-.5em"
            textAnchor={found.threshold < end / 2 ? "start" : "end"}
          >
            {fill(copy.threshold, { threshold })}
          </text>
          <svg x={percent(shown.contracts)} y="100%" aria-hidden="true">
            <path d="M0 1l5 8h-10z" />
          </svg>
          {marks.map((mark) => (
            <text
              key={mark}
              x={percent(mark)}
              y="100%"
              dy="1.5em"
              textAnchor={mark === 0 ? "start" : mark === end ? "end" : "middle"}
            >
              {formatNumber(mark)}
            </text>
          ))}
        </svg>
        {dots.map((row, index) => (
          <div key={index === 0 ? "same" : "plan"}>
            <p>
              <strong>{index === 0 ? copy.same : copy.plan}</strong>{" "}
              {fill(copy.reached, {
                count: `${row.filter(({ count }) => count >= found.threshold).length}`,
              })}{" "}
              <span className="sr-only">{fill(copy.inWords, { threshold })}</span>
            </p>
            <svg viewBox={`0 ${-height} ${columns} ${height}`} aria-hidden="true">
              {row.map(({ x, y, count }) => (
                <circle
                  key={`${x} ${y}`}
                  className={count < found.threshold ? styles.below : undefined}
                  cx={x}
                  cy={-y}
                  r={0.42}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="note">{isStale ? problems.stale : `${copy.dots} ▲ ${copy.lastYear}`}</figcaption>
    </figure>
  );
}
