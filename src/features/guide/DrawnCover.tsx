import { Dots, Drawing, GatherPoints, IdleDots, Line, Stations, Threads } from "../../illustrations/Drawing";
import { type Point, points, threads } from "../../illustrations/path-data";
import styles from "./DrawnCover.module.css";

const GATHERING: Point = [48, 30];
const FLOWING = points("9,12 22,62 12,40 8,74 30,88 32,50");
const LOST = points("20,26 18,88 44,72 58,84 60,56");

/** The line beside the cover, a cubic curve. */
const CURVE: readonly Point[] = [
  [0, 100],
  [34, 84],
  [74, 64],
  [101, 0],
];

/** The point of the curve at a part of its way, from 0 to 1. */
function pointAt(part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * part * rest ** 2, 3 * part ** 2 * rest, part ** 3];
  const sum = (axis: 0 | 1) =>
    Math.round(10 * CURVE.reduce((total, point, index) => total + (weights[index] ?? 0) * point[axis], 0)) /
    10;
  return [sum(0), sum(1)];
}

/**
 * The guide's cover, as a drawing: the growth line leaves it to the window's right edge. Decorative.
 * @param title the words on the cover
 * @param chapters their number: each is a point of the line
 */
export function DrawnCover({ title, chapters }: { title: string; chapters: number }) {
  const pages = Array.from({ length: chapters }, (_, index) => pointAt((index + 0.7) / (chapters + 0.6)));
  return (
    <div className={styles.cover} aria-hidden="true">
      {title}
      <Drawing size={[100, 100]} className={styles.gathering}>
        <Threads d={threads(FLOWING, GATHERING)} />
        <IdleDots at={LOST} />
        <Dots at={FLOWING} />
        <Line d="M48 30C62 30 84 27.1 101 26" />
        <GatherPoints at={[GATHERING]} />
      </Drawing>
      <Drawing size={[100, 100]} className={styles.pages}>
        <Line d={`M${CURVE[0]}C${CURVE.slice(1).join(" ")}`} />
        <Stations at={pages} />
      </Drawing>
    </div>
  );
}
