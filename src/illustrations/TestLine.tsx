import { formatNumber } from "../lib/format-number.ts";
import styles from "./TestLine.module.css";
import { inOrder, layOutDots, type TestCounts } from "./test-dots.ts";

export interface TestLineProps {
  /** What is counted, and for how long. */
  title: string;
  counts: TestCounts;
  /** What each count is. */
  texts: Record<keyof TestCounts, string>;
}

/**
 * A test as a line from 0, to scale: a sea bar to what was, a dot for each count that luck alone can bring, the
 * gather point where luck ends, and amber only beyond it. The counts are in the key below it, from the lowest to the
 * highest, so that no labels meet.
 */
export function TestLine({ title, counts, texts }: TestLineProps) {
  const { before, critical, after } = counts;
  const end = Math.max(before, critical, after);
  const at = (count: number) => `${((100 * count) / end).toFixed(2)}%`;
  const isReached = after >= critical;
  const isLess = after < before;
  const symbols = {
    before: isLess ? [sea("60%"), lost("60%", "40%")] : sea("100%"),
    critical: gather("50%", isReached),
    after: isReached ? amber("0", "100%") : after > before ? DOTS : sea("100%"),
  };
  return (
    <div className={styles.test}>
      <p className="note">{title}</p>
      <svg className={styles.line} aria-hidden="true">
        {sea(at(Math.min(before, after)))}
        {lost(at(after), at(Math.max(0, before - after)))}
        {layOutDots(counts).map(({ count, offset, hasCome }) => dot(at(count), `${0.5 + offset}em`, hasCome))}
        {amber(at(critical), at(Math.max(0, after - critical)))}
        {gather(at(critical), isReached)}
      </svg>
      <ul className={styles.key}>
        {inOrder(counts).map((name) => (
          <li key={name}>
            <svg aria-hidden="true">{symbols[name]}</svg>{" "}
            <strong>{formatNumber(Math.round(counts[name]))}</strong>{" "}
            <span className="note">{texts[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
const sea = (width: string) => <rect key="sea" className={styles.sea} width={width} />;
const lost = (x: string, width: string) => <rect key="lost" className={styles.lost} x={x} width={width} />;
const amber = (x: string, width: string) => <rect className={styles.amber} x={x} width={width} />;
const gather = (x: string, isReached: boolean) => (
  <circle className={isReached ? styles.gather : styles.empty} cx={x} cy="50%" />
);
const dot = (x: string, y: string, hasCome = true) => (
  <circle key={x} className={hasCome ? styles.dot : styles.pale} cx={x} cy={y} />
);
const DOTS = [dot("12%", "30%"), dot("36%", "70%"), dot("60%", "45%")];
