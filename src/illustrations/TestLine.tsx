import { formatNumber } from "../lib/counted.ts";
import styles from "./TestLine.module.css";

/** How many were counted or are wanted, 0 or more, not rounded; and what they are. */
interface Count {
  count: number;
  text: string;
}
interface TestLineProps {
  /** What is counted, and for how long. */
  title: string;
  /** What there was before a change. */
  before: Count;
  /** From how many on it is more than luck. */
  critical: Count;
  /** What came after the change, or is wanted. */
  after: Count;
}

/**
 * A test as a line from 0, to scale: sea to what was, amber to what came, and a station where luck ends.
 * The counts are in the key below it, from the lowest to the highest, so that no labels meet.
 */
export function TestLine({ title, before, critical, after }: TestLineProps) {
  const end = Math.max(before.count, critical.count, after.count);
  const at = (count: number) => `${((100 * count) / end).toFixed(2)}%`;
  const key = [
    { ...before, symbol: [sea("50%"), gather("50%")] },
    { ...critical, symbol: [sea("100%"), station("50%")] },
    { ...after, symbol: amber("100%") },
  ].sort((a, b) => a.count - b.count);
  return (
    <div className={styles.test}>
      <p className="note">{title}</p>
      <svg className={styles.line} aria-hidden="true">
        {sea(at(Math.max(before.count, critical.count)))}
        {amber(at(Math.abs(after.count - before.count)), at(Math.min(before.count, after.count)))}
        {gather(at(before.count))}
        {station(at(critical.count))}
      </svg>
      <ul className={styles.key}>
        {key.map(({ count, text, symbol }) => (
          <li key={text}>
            <svg aria-hidden="true">{symbol}</svg> <strong>{formatNumber(Math.round(count))}</strong>{" "}
            <span className="note">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
const sea = (width: string) => <rect key="sea" className={styles.sea} y="6.5" width={width} height="3" />;
const amber = (width: string, x?: string) => (
  <rect className={styles.amber} x={x} y="5.5" width={width} height="5" />
);
const gather = (x: string) => <circle key="gather" className={styles.gather} cx={x} cy="50%" r="6" />;
const station = (x: string) => <circle key="station" className={styles.station} cx={x} cy="50%" r="6" />;
