import {
  Dots,
  Drawing,
  GatherPoints,
  IdleDots,
  Line,
  Stations,
  Threads,
} from "../../illustrations/Drawing.tsx";
import { curve, type Point, points, pointsAlong, threads } from "../../illustrations/path-data.ts";
import { GROWTH } from "../../illustrations/worked-example.ts";
import styles from "./DrawnCover.module.css";

const GATHERING: Point = [48, 30];
const FLOWING = points("9,12 22,62 12,40 8,74 30,88 32,50");
const IDLE = points("20,26 18,88 44,72 58,84 60,56");

/**
 * The guide's cover, as a drawing: the growth line leaves it to the window's right edge. Decorative.
 * @param title the words on the cover
 * @param chapters their number: each is a station of the line
 */
export function DrawnCover({ title, chapters }: { title: string; chapters: number }) {
  return (
    <div className={`headline ${styles.cover}`} aria-hidden="true">
      {title}
      <Drawing size={[100, 100]} className={styles.gathering}>
        <Threads d={threads(FLOWING, GATHERING)} />
        <IdleDots at={IDLE} />
        <Dots at={FLOWING} />
      </Drawing>
      <Drawing size={[100, 100]} className={styles.line}>
        <Line d={curve(GROWTH)} />
        <Stations at={pointsAlong(GROWTH, chapters, 0.18)} />
        <GatherPoints at={[GROWTH[0]]} />
      </Drawing>
    </div>
  );
}
