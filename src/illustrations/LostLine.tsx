import { dots, scatter } from "../lib/scatter";
import styles from "./LostLine.module.css";

const LOST = scatter(18, { x: 560, y: 20, width: 230, height: 200 });

/** The line that lost its way, for the not-found page. Decorative. */
export function LostLine() {
  return (
    <svg className={styles.drawing} viewBox="0 0 800 240" fill="none" aria-hidden="true">
      <path
        className="line-accent"
        strokeWidth="5"
        d="M0 190C140 190 220 180 300 130S400 20 350 40S300 170 400 180S500 90 440 80S380 130 450 160"
      />
      <path
        className="line-accent"
        strokeWidth="5"
        strokeDasharray="2 12"
        d="M450 160C500 178 540 150 580 120"
      />
      <path stroke="currentColor" strokeWidth="6" strokeLinecap="round" d={dots(LOST)} />
    </svg>
  );
}
