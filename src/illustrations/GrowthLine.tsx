import { dots } from "../lib/scatter";
import styles from "./GrowthLine.module.css";

type Point = readonly [x: number, y: number];
interface Composition {
  width: number;
  height: number;
  /** The prospects that flow, and those that don't. */
  flowing: readonly Point[];
  lost: readonly Point[];
  /** The point at which all streams arrive and the line begins. */
  gathering: Point;
  /** How a point flows there, as if it were 100 units away in each direction. */
  stream: string;
  /** The growth line, from the gathering point on. */
  line: string;
}

const COMPOSITIONS = {
  /** From below and above the streams gather at three fifths of the height; the line rises to the right edge. */
  wide: {
    width: 1280,
    height: 520,
    flowing: [
      [24, 470],
      [118, 446],
      [196, 478],
      [262, 512],
      [344, 490],
      [402, 514],
      [498, 506],
      [560, 486],
      [628, 462],
      [712, 18],
      [700, 104],
      [786, 112],
      [738, 146],
      [774, 188],
    ],
    lost: [
      [62, 500],
      [150, 508],
      [214, 436],
      [300, 456],
      [388, 440],
      [452, 470],
      [520, 446],
      [604, 512],
      [676, 48],
      [744, 70],
      [770, 36],
      [668, 150],
      [690, 210],
      [728, 236],
    ],
    gathering: [868, 312],
    stream: "M0 0C60 0 40 100 100 100",
    line: "C1010 312 1130 250 1290 44",
  },
  /** The streams come from above, beside the texts; the line rises to the button above the last 140 units. */
  upright: {
    width: 390,
    height: 500,
    flowing: [
      [352, 14],
      [374, 54],
      [330, 78],
      [362, 104],
      [334, 132],
      [377, 136],
      [26, 384],
      [60, 404],
    ],
    lost: [
      [322, 36],
      [344, 60],
      [379, 88],
      [322, 108],
      [352, 126],
      [48, 374],
      [22, 430],
      [358, 392],
      [374, 436],
    ],
    gathering: [104, 458],
    stream: "M0 0C0 60 100 40 100 100",
    line: "C250 458 328 440 328 360",
  },
} satisfies Record<string, Composition>;

/**
 * The drawing of the hero: prospects gather into a pipeline and leave as revenue. Decorative.
 * @param format for which window it is composed
 */
export function GrowthLine({ format }: { format: keyof typeof COMPOSITIONS }) {
  const { width, height, flowing, lost, gathering, stream, line } = COMPOSITIONS[format];
  const [endX, endY] = gathering;
  const start = `M${endX} ${endY}`;
  return (
    <svg
      className={styles[format]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor">
        {flowing.map(([x, y]) => (
          // All flow by the same curve, each at its own scale.
          <g
            key={x}
            className={styles.stream}
            transform={`matrix(${(endX - x) / 100} 0 0 ${(endY - y) / 100} ${x} ${y})`}
          >
            <path d={stream} />
            <path d="M0 0h0" />
          </g>
        ))}
        <path className={styles.points} d={dots([...flowing, ...lost])} />
      </g>
      <path className={`line-accent ${styles.line}`} d={start + line} />
      <path className={`line-accent ${styles.gathering}`} d={`${start}h0`} />
    </svg>
  );
}
