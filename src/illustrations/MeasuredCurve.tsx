import styles from "./MeasuredCurve.module.css";

const STEP = 300;
const HEIGHT = 200;

interface MeasuredCurveProps {
  /** The number of points; each has a column below it. */
  count: number;
  /** Which points are lower than their neighbors: the first is 0. */
  dips?: readonly number[];
}

/**
 * The growth line as a curve with measuring points, one at the start of each of several columns of
 * equal width below it. It extends from edge to edge of the window. Decorative.
 */
export function MeasuredCurve({ count, dips = [] }: MeasuredCurveProps) {
  const width = count * STEP;
  /** Beyond the columns, too, where the line leaves the window. */
  const line = Array.from({ length: count + 3 }, (_, index) => [index * STEP, heightOf(index)] as const);
  const points = line.slice(0, count);
  /** Along a parabola, which is flat at the first point. */
  function heightOf(index: number): number {
    const at = dips.includes(index) ? index - 1.4 : index;
    return Math.round((HEIGHT - 24) * (1 - (at / count) ** 2));
  }
  return (
    <svg
      className={`drawing ${styles.curve}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.drops} d={points.map(([x, y]) => `M${x} ${HEIGHT}V${y}`).join("")} />
      <path className="line-accent" d={smoothLine([[-width, heightOf(0)], ...line])} />
      <path className={styles.points} d={points.map(([x, y]) => `M${x} ${y}h0`).join("")} />
    </svg>
  );
}

/** A smooth line through points: a Catmull–Rom spline, whose tangents are parallel to the neighbors. */
function smoothLine(points: readonly (readonly [x: number, y: number])[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const curves = points.slice(1).map(([x, y], index) => {
    const [x1, y1] = at(index);
    const [x0, y0] = index > 0 ? at(index - 1) : [x1, y1];
    const [x3, y3] = at(index + 2);
    const part = (x - x1) / 3;
    const slope = (dy: number, dx: number) => dy / (dx || 1);
    return `C${x1 + part} ${Math.round(y1 + part * slope(y - y0, x - x0))} ${x - part} ${Math.round(y - part * slope(y3 - y1, x3 - x1))} ${x} ${y}`;
  });
  return `M${at(0).join(" ")}${curves.join("")}`;
}
