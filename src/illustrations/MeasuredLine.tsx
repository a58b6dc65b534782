import styles from "./MeasuredLine.module.css";

const WIDTH = 1440;
const BASE = 212;

/** Height of the curve above its base at a place from 0 to WIDTH. */
const y = (x: number) => BASE - 16 - 180 * (x / WIDTH) ** 2;
const places = (step: number) => Array.from({ length: WIDTH / step + 1 }, (_, index) => index * step);

/** Where the curve is measured. */
const MEASURED = places(180).slice(1, -1);

/** The line as an engineer draws it: a curve, measured at equal steps. Decorative. */
export function MeasuredLine() {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${BASE + 2}`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="line-rule"
        d={`M0 ${BASE}H${WIDTH}${places(60)
          .map((x) => `M${x} ${BASE}v${x % 180 === 0 ? -14 : -7}`)
          .join("")}`}
      />
      <path
        stroke="currentColor"
        strokeOpacity="0.6"
        strokeDasharray="3 5"
        d={MEASURED.map((x) => `M${x} ${BASE}V${y(x)}M0 ${y(x)}H${x}`).join("")}
      />
      {/* The same curve: a parabola is a Bézier curve of second degree. */}
      <path
        className="line-accent"
        strokeWidth="5"
        d={`M0 ${y(0)}Q${WIDTH / 2} ${y(0)} ${WIDTH} ${y(WIDTH)}`}
      />
      <path
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap="round"
        d={MEASURED.map((x) => `M${x} ${y(x)}h0`).join("")}
      />
    </svg>
  );
}
