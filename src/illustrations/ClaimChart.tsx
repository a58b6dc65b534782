import styles from "./ClaimChart.module.css";

interface ClaimChartProps {
  /** By how much today's value grows, in percent of it; above zero. */
  increase: number;
  /** The largest increase on the same scale, in percent; at least this one. */
  max: number;
  /** Says what the first part of the bar is. */
  today: string;
}

/**
 * An increase as a bar: today, and what comes on top of it. Today is as long in every
 * chart, so that they can be compared. Decorative: the figure stands beside it in text.
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
