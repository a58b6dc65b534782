import { Dots, Drawing, IdleDots, Line } from "./Drawing.tsx";
import styles from "./NotFoundPicture.module.css";
import { points } from "./path-data.ts";

/**
 * The picture of the not-found page: a growth line that has lost its way in two loops, from edge to
 * edge of the window. Decorative.
 */
export function NotFoundPicture() {
  return (
    <Drawing size={[1440, 260]}>
      <Line d="M0 236C220 236 294 216 490 216H503C580 216 643 178 643 132S605 48 559 48 475 86 475 132 538 216 615 216H742C797 216 842 189 842 156S815 96 782 96 722 123 722 156 767 216 822 216H826" />
      <Line className={styles.trail} d="M826 216C866 216 892 180 914 116" />
      <IdleDots
        at={points(
          "930,196 986,88 1030,226 1046,20 1092,138 1142,48 1160,238 1206,176 1256,112 1274,222 1330,50 1346,128 1372,206 1416,26 1424,150",
        )}
      />
      <Dots at={points("948,44 1004,150 1062,70 1118,206 1176,112 1236,32 1300,168 1388,84")} />
    </Drawing>
  );
}
