import { Dots, Drawing, IdleDots, Line } from "./Drawing";
import styles from "./LostLine.module.css";
import { points } from "./path-data";

const NEAR = points("948,44 1004,150 1062,70 1118,206 1176,112 1236,32 1300,168 1388,84");
const FAR = points(
  "930,196 986,88 1030,226 1046,20 1092,138 1142,48 1160,238 1206,176 1256,112 1274,222 1330,50 1346,128 1372,206 1416,26 1424,150",
);

/**
 * The picture of the not-found page: a growth line that has lost its way, from edge to edge of the
 * window. Decorative.
 */
export function LostLine() {
  return (
    <Drawing size={[1440, 260]} className={styles.drawing}>
      <Line d="M0 220C300 220 480 216 600 140S720 24 665 44S610 180 716 194S826 96 762 86S696 140 770 174" />
      <Line className={styles.trail} d="M770 174C820 196 880 156 914 116" />
      <IdleDots at={FAR} />
      <Dots at={NEAR} />
    </Drawing>
  );
}
