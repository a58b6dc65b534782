import { formatNumber } from "../lib/format-number.ts";
import styles from "./LuckLine.module.css";
import { type LuckCounts, layOutDots } from "./luck-dots.ts";

export interface LuckKeyProps extends LuckCounts {
  /** What is counted, heard with each number of the key. */
  unit: string;
  /** What each count is. */
  labels: Record<keyof LuckCounts, string>;
  /** The order of the counts in the key. */
  order: readonly (keyof LuckCounts)[];
  className?: string | undefined;
}

interface LuckLineProps extends LuckKeyProps {
  /** What is counted, and for how long. */
  title: string;
}

/**
 * A test as a line from 0, to scale: a sea bar to what was, a dot for each count that luck alone can bring, the
 * gather point at the count that is more, and amber only beyond it. The counts are in the key below it, so that no labels meet.
 */
export function LuckLine({ title, ...key }: LuckLineProps) {
  const { before, critical, after } = key;
  const end = Math.max(critical, after);
  const at = (count: number) => `${((100 * count) / end).toFixed(2)}%`;
  const isReached = after >= critical;
  return (
    <div className={styles.test}>
      <p className="note">{title}</p>
      <svg className={styles.line} aria-hidden="true">
        {sea(at(Math.min(before, after)))}
        {shortfall(at(after), at(Math.max(0, before - after)))}
        {layOutDots(key).map(({ count, offset, hasCome }) => dot(at(count), `${0.5 + offset}em`, hasCome))}
        {amber(at(critical), at(Math.max(0, after - critical)))}
        {gather(at(critical), isReached)}
      </svg>
      <LuckKey {...key} />
    </div>
  );
}

/** The counts of a line, each with its symbol; heard with its unit. */
export function LuckKey({ unit, labels, order, className = "", ...counts }: LuckKeyProps) {
  const { before, critical, after } = counts;
  const isReached = after >= critical;
  const symbols = {
    before: after < before ? [sea("60%"), shortfall("60%", "40%")] : sea("100%"),
    critical: gather("50%", isReached),
    after: isReached ? amber("0", "100%") : after > before ? DOTS : sea("100%"),
  };
  return (
    <ul className={`${styles.key} ${className}`}>
      {order.map((name) => {
        const count = formatNumber(Math.round(counts[name]));
        return (
          <li key={name}>
            <div aria-hidden="true">
              <svg aria-hidden="true">{symbols[name]}</svg> <strong>{count}</strong>{" "}
              <span className="note">{labels[name]}</span>
            </div>
            <p className="sr-only">{`${count} ${unit}, ${labels[name]}`}</p>
          </li>
        );
      })}
    </ul>
  );
}

const sea = (width: string) => <rect key="sea" className={styles.sea} width={width} />;
const shortfall = (x: string, width: string) => (
  <rect key="shortfall" className={styles.shortfall} x={x} width={width} />
);
const amber = (x: string, width: string) => <rect className={styles.amber} x={x} width={width} />;
const gather = (x: string, isReached: boolean) => (
  <circle className={isReached ? styles.gather : styles.empty} cx={x} cy="50%" />
);
const dot = (x: string, y: string, hasCome = true) => (
  <circle key={x} className={hasCome ? styles.dot : styles.pale} cx={x} cy={y} />
);
const DOTS = [dot("12%", "30%"), dot("36%", "70%"), dot("60%", "45%")];
