import { Dots, Drawing, GatherPoints, Line, Threads } from "../../illustrations/Drawing.tsx";
import { type Point, threads } from "../../illustrations/path-data.ts";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import styles from "./Measures.module.css";

/** Where the numbers gather, in hundredths of the drawing. */
const GATHERING: Point = [46, 70];

/** The numbers that the consultancy works by: a thread comes from each row, and they rise as one line. */
export function Measures({ items }: { items: readonly { label: string; value: string }[] }) {
  const rows = items.map((_, index): Point => [2, (100 * (index + 0.5)) / items.length]);
  return (
    <div className={`columns wide-first ${styles.measures}`}>
      <DescriptionList items={items} rows className={styles.rows} />
      <Drawing size={[100, 100]} className={`no-print ${styles.drawing}`}>
        <Threads d={threads(rows, GATHERING)} />
        <Dots at={rows} />
        <Line className="wide-only" d="M46 70C66 70 84 42 101-65" />
        <Line className="narrow-only" d="M46 70C66 70 84 54 101 0" />
        <GatherPoints at={[GATHERING]} />
      </Drawing>
    </div>
  );
}
