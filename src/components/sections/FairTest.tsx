import { LuckKey, type LuckKeyProps } from "../../illustrations/LuckLine.tsx";
import { layOutDots, PLAN_KEY_ORDER } from "../../illustrations/luck-dots.ts";
import { fill, type Values } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./FairTest.module.css";

interface FairTestProps {
  /** Also of the assessment, to which its button leads. */
  id: string;
  copy: HomeCopy["test"];
  /** What fills the copy's placeholders. */
  values: Values;
  /** The counts of the example, and what they are. */
  line: LuckKeyProps;
}

/** How far apart two counts must be for words above both, as a share of the line. */
const APART = 0.12;

/**
 * The fair test of the example, as a line from the window's left edge to its right one. On wide screens the counts
 * stand at their places, else in a key, which is always heard.
 */
export function FairTest({ id, copy, values, line }: FairTestProps) {
  const { before, critical, after, labels } = line;
  const at = (count: number) => `${((100 * count) / after).toFixed(2)}%`;
  const areApart = Math.min(critical - before, after - critical) >= APART * after;
  return (
    <section
      id={id}
      aria-labelledby="fair-test-title"
      className={`section section-tinted ${styles.section} ${areApart ? styles.labeled : ""}`}
    >
      <div className={`page-width columns even ${styles.top}`}>
        <h2 id="fair-test-title">{copy.title}</h2>
        <p className="lead">{fill(copy.text, values)}</p>
      </div>
      <div className={`page-width ${styles.counted}`}>
        <p className="note">{fill(copy.counted, values)}</p>
        <LuckKey {...line} className={styles.key} />
      </div>
      <svg className={styles.line} aria-hidden="true">
        <rect width={at(before)} />
        {layOutDots(line).map(({ count, offset }) => (
          // An offset of 1 is three times the line's height.
          <circle key={count} cx={at(count)} cy={`${50 + 300 * offset}%`} />
        ))}
        <rect className={styles.amber} x={at(critical)} width="100%" />
        <circle className={styles.gather} cx={at(critical)} cy="50%" />
        {areApart &&
          PLAN_KEY_ORDER.map((name) => (
            <text key={name} className={styles[name]}>
              <tspan x={at(line[name])}>{formatNumber(Math.round(line[name]))}</tspan>
              <tspan x={at(line[name])} dy="1.5em" className={styles.label}>
                {labels[name]}
              </tspan>
            </text>
          ))}
      </svg>
      <div className={`page-width ${styles.below}`}>
        <p>{fill(copy.luck, values)}</p>
        <p>{fill(copy.proof, { count: critical })}</p>
        <div className={`no-print ${styles.ask}`}>
          <Button href={`/services#${id}`} variant="secondary">
            {copy.action}
          </Button>
          <p className="note">{copy.note}</p>
        </div>
      </div>
    </section>
  );
}
