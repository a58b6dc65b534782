import styles from "./ClaimChart.module.css";

interface ClaimChartProps {
  /** The increase in percent of today's value; above zero. */
  increase: number;
  /** The largest increase on the same scale, in percent; not less than this one. */
  max: number;
  /** The label of the part of the bar that is today's value. */
  today: string;
}

/**
 * An increase as a bar: today's value, and the increase after it. Today's value has the same length
 * in every chart, so that charts can be compared. Decorative, because the figure is in the text.
 */
export function ClaimChart({ increase, max, today }: ClaimChartProps) {
  const part = (percent: number) => `${Math.round((1000 * percent) / (100 + max)) / 10}%`;
  return (
    <svg className={styles.chart} aria-hidden="true">
      <rect className={styles.today} width={part(100)} height="8" />
      <rect className={styles.increase} x={part(100)} width={part(increase)} height="8" />
      <text y="1.75rem">{today}</text>
    </svg>
  );
}
