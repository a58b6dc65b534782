import { type LuckCounts, layOutDots, PLAN_KEY_ORDER } from "../../illustrations/luck-dots.ts";
import { fill, type Values } from "../../lib/fill.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./ClauseLine.module.css";

/** What the test's line has to scale, from 0 on. */
interface ClauseCounts extends LuckCounts {
  /** The count that is a reason to stop halfway. */
  stop: number;
}

interface ClauseLineProps {
  id: string;
  copy: HomeCopy["test"];
  /** What fills the copy's placeholders. */
  values: Values;
  counts: ClauseCounts;
  /** Where the button leads. */
  href: string;
}

const CLAUSES = ["stop", "luck", "proof"] as const;

/**
 * The properties by which ClauseLine.module.css places numbers and clauses, for a style element in the page's head:
 * the security policy blocks style attributes.
 */
export const clauseScale = (counts: ClauseCounts) =>
  `:root{${Object.entries(counts)
    .map(([name, count]) => `--${name}:${count}`)
    .join(";")}}`;

/** A test as a line from the window's left edge to its right one; each clause hangs at its place on the scale. */
export function ClauseLine({ id, copy, values, counts, href }: ClauseLineProps) {
  const at = (count: number) => `${((100 * count) / counts.after).toFixed(2)}%`;
  return (
    <section id={id} aria-labelledby="fair-test-title" className={`section section-tinted ${styles.section}`}>
      <div className={`page-width columns ${styles.top}`}>
        <h2 id="fair-test-title">{copy.title}</h2>
        <p className="lead">{fill(copy.text, values)}</p>
      </div>
      <div className={styles.test}>
        <div className={styles.what}>
          <h3>{copy.name}</h3>
          <span className="note">{copy.example}</span>
          <p className="note">{fill(copy.counted, values)}</p>
        </div>
        {PLAN_KEY_ORDER.map((name) => (
          <p key={name} className={`${styles.number} ${styles[name]}`}>
            <strong>{formatNumber(Math.round(counts[name]))}</strong>{" "}
            <span className="note">{copy.labels[name]}</span>
          </p>
        ))}
        <svg className={styles.line} aria-hidden="true">
          <rect width={at(counts.before)} />
          {layOutDots(counts).map(({ count, offset }) => (
            // An offset of 1 is three times the line's height.
            <circle key={count} cx={at(count)} cy={`${50 + 300 * offset}%`} />
          ))}
          <rect className={styles.amber} x={at(counts.critical)} width="100%" />
          <circle className={styles.gather} cx={at(counts.critical)} cy="50%" />
          <circle className={styles.tick} cx={at(counts.stop)} cy="50%" />
          <circle className={styles.tick} cx="100%" cy="50%" />
        </svg>
        {CLAUSES.map((name) => (
          <div key={name} className={`${styles.clause} ${styles[name]}`}>
            <h3>{fill(copy.clauses[name].title, values)}</h3>
            <p>
              <strong>{fill(copy.clauses[name].result, values)}</strong>{" "}
              {fill(copy.clauses[name].text, values)}
            </p>
          </div>
        ))}
        <div className={`no-print ${styles.ask}`}>
          <div className="buttons">
            <Button href={href} variant="secondary">
              {copy.action}
            </Button>
          </div>
          <p className="note">{copy.note}</p>
        </div>
      </div>
    </section>
  );
}
