import { Dots, Drawing, IdleDots, Line } from "./Drawing";
import styles from "./LostLine.module.css";
import { points } from "./path-data";

/**
 * The picture of the not-found page: a growth line that has lost its way in two loops, from edge to
 * edge of the window. Decorative.
 */
export function LostLine() {
  return (
    <>
      <Drawing size={[1440, 260]} className={styles.wide}>
        <Line d="M0 236C220 236 294 216 490 216C549 216 596 178 609 132S593 48 559 48 498 86 510 132 570 216 628 216H738C777 216 808 191 816 160S805 104 782 104 740 129 748 160 787 216 826 216" />
        <Line className={styles.trail} d="M826 216C866 216 892 180 914 116" />
        <IdleDots
          at={points(
            "930,196 986,88 1030,226 1046,20 1092,138 1142,48 1160,238 1206,176 1256,112 1274,222 1330,50 1346,128 1372,206 1416,26 1424,150",
          )}
        />
        <Dots at={points("948,44 1004,150 1062,70 1118,206 1176,112 1236,32 1300,168 1388,84")} />
      </Drawing>
      <Drawing size={[390, 150]} className={styles.narrow}>
        <Line d="M0 132C35 132 47 122 78 122C108 122 133 102 139 78S131 34 113 34 80 54 86 78 117 122 147 122H196C216 122 232 109 236 93S230 64 218 64 196 77 200 93 220 122 240 122" />
        <Line className={styles.trail} d="M240 122C258 122 270 106 280 80" />
        <IdleDots at={points("286,124 304,52 322,136 330,24 340,94 362,60 372,132 382,30")} />
        <Dots at={points("292,28 314,90 344,44 352,118 380,84")} />
      </Drawing>
    </>
  );
}
