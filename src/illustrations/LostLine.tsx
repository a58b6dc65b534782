import { dots, scatter } from "../lib/scatter";
import styles from "./LostLine.module.css";

const LOST = scatter(21, { x: 900, y: 16, width: 520, height: 228 });

/**
 * The picture of the not-found page: a growth line that has lost its way, from edge to edge of the
 * window. Decorative.
 */
export function LostLine() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="line-accent"
        strokeWidth="5"
        d="M0 220C300 220 480 216 600 140S720 24 665 44S610 180 716 194S826 96 762 86S696 140 770 174"
      />
      <path
        className="line-accent"
        strokeWidth="5"
        strokeDasharray="0 13"
        strokeLinecap="round"
        d="M770 174C820 196 880 156 914 116"
      />
      <path stroke="currentColor" strokeWidth="7" strokeLinecap="round" d={dots(LOST)} />
    </svg>
  );
}
