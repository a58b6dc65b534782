import styles from "./ClaimChart.module.css";

interface ClaimChartProps {
  /** The figure's number, above zero. */
  value: number;
  unit: "percent" | "euros";
  /** Whether the figure is a lower bound; the bar then ends in an arrow. */
  orMore: boolean;
  /** End of the scale, at least the value, in the same unit; the scale starts at zero. */
  max: number;
}

const WIDTH = 300;

/**
 * A claim as a bar on a scale from zero, with a tick at every 100 % (or 100,000
 * euros). Decorative: the figure stands beside it in text.
 */
export function ClaimChart({ value, unit, orMore, max }: ClaimChartProps) {
  const step = unit === "percent" ? 100 : 100_000;
  const x = (amount: number) => Math.round((amount / max) * (WIDTH - 12)) + 2;
  const ticks = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => x(index * step));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} 20`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <path className="line-rule" d={ticks.map((tick) => `M${tick} 3v14`).join("")} />
      <path className="line-rule" d={`M2 17H${x(max)}`} />
      <path className="line-accent" d={`M2 10H${x(value)}`} strokeWidth="6" />
      {orMore && (
        <path className="line-accent" d={`M${x(value) - 1} 4l7 6-7 6`} fill="none" strokeWidth="2.5" />
      )}
    </svg>
  );
}
