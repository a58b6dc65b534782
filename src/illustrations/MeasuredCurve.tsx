import styles from "./MeasuredCurve.module.css";

const STEP = 300;
const HEIGHT = 200;

interface MeasuredCurveProps {
  /** The number of points; each has a column below it. */
  count: number;
}

/**
 * The growth line as a curve with measuring points, one at the start of each of several columns of
 * equal width below it. It extends from edge to edge of the window. Decorative.
 */
export function MeasuredCurve({ count }: MeasuredCurveProps) {
  const width = count * STEP;
  /** A parabola, which is flat at the first point. */
  const y = (x: number) => HEIGHT - 24 - (HEIGHT - 24) * (x / width) ** 2;
  const points = Array.from({ length: count }, (_, index) => index * STEP);
  return (
    <svg
      className={`drawing ${styles.curve}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.drops} d={points.map((x) => `M${x} ${HEIGHT}V${Math.round(y(x))}`).join("")} />
      {/* A parabola is a quadratic Bézier curve. It extends by one width, enough to reach the
          window's edge. */}
      <path
        className="line-accent"
        d={`M${-width} ${y(0)}H0Q${width} ${y(0)} ${2 * width} ${y(2 * width)}`}
      />
      <path className={styles.points} d={points.map((x) => `M${x} ${Math.round(y(x))}h0`).join("")} />
    </svg>
  );
}
