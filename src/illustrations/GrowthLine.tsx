import { Dots, GatherPoints, IdleDots, Line, Threads } from "./Drawing";
import styles from "./GrowthLine.module.css";
import { type Point, points, thread } from "./path-data";

interface Composition {
  width: number;
  height: number;
  /** The prospects that flow, and those that don't. */
  flowing: readonly Point[];
  lost: readonly Point[];
  /** The point at which all threads arrive and the line begins. */
  gathering: Point;
  /** The growth line, from the gathering point to the right edge. */
  line: string;
}

const COMPOSITIONS = {
  /** The threads come from below and above, and gather at three fifths of the height. */
  wide: {
    width: 1280,
    height: 520,
    flowing: points(
      "24,470 118,446 196,478 262,512 344,490 402,514 498,506 560,486 628,462 712,18 700,104 750,104 738,146 774,188",
    ),
    lost: points(
      "62,500 150,508 214,436 300,456 388,440 452,470 520,446 604,512 706,60 744,70 770,36 668,150 690,210 728,236",
    ),
    gathering: [868, 312],
    line: "C1010 312 1130 250 1290 44",
  },
  /** For a strip below the texts, or a column beside them. */
  narrow: {
    width: 390,
    height: 150,
    flowing: points("18,34 46,72 30,128 74,22 92,100 110,54 68,140 136,136"),
    lost: points("48,46 14,98 84,58 62,112 104,128 140,28 132,78 106,32 24,62 160,52 166,142"),
    gathering: [190, 112],
    line: "C260 112 324 92 394 16",
  },
} satisfies Record<string, Composition>;

/** How each point flows, as if to a point 100 units away in both directions. */
const STREAM = thread([0, 0], [100, 100]);

/**
 * The drawing of the hero: prospects gather into a pipeline and leave as revenue. Decorative.
 * @param format for which window it is composed; the narrow one is stretched to its box
 */
export function GrowthLine({ format }: { format: keyof typeof COMPOSITIONS }) {
  const { width, height, flowing, lost, gathering, line } = COMPOSITIONS[format];
  const [endX, endY] = gathering;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={format === "wide" ? "xMaxYMid" : "none"}
      aria-hidden="true"
    >
      {flowing.map(([x, y]) => (
        // All flow by the same curve, each at its own scale.
        <g key={x} transform={`matrix(${(endX - x) / 100} 0 0 ${(endY - y) / 100} ${x} ${y})`}>
          <Threads d={STREAM} />
          <g className={styles.flowing}>
            <Dots at={[[0, 0]]} />
          </g>
        </g>
      ))}
      <IdleDots at={lost} />
      <Dots at={flowing} />
      <Line d={`M${endX} ${endY}${line}`} />
      <GatherPoints at={[gathering]} />
    </svg>
  );
}
