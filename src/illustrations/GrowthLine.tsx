import { dots, scatter } from "../lib/scatter";
import styles from "./GrowthLine.module.css";

const POINTS = scatter(48, { x: 6, y: 40, width: 470, height: 350 });
/** Every second point finds its way into the channel. */
const STREAMS = POINTS.filter((_, index) => index % 2 === 0).map(([x, y], index) => {
  const lane = 214 + (index % 9) * 8;
  return `M${x} ${y}C${Math.round(x * 0.6 + 230)} ${y} ${Math.round(x * 0.3 + 400)} ${lane} 660 ${lane}H800Q880 ${lane} 960 246`;
});
/** The shores of the channel, like depth lines on a sea chart. */
const SHORES = [0, 26, 58].map(
  (far) =>
    `M0 ${20 - far}C300 ${60 - far} 460 ${190 - far} 640 ${190 - far}H800C1000 ${190 - far} 1200 ${150 - far} 1440 ${-60 - far}M0 ${400 + far}C300 ${380 + far} 460 ${302 + far} 640 ${302 + far}H820C1060 ${302 + far} 1240 ${250 + far} 1440 ${120 + far}`,
);
const SCALE = Array.from({ length: 25 }, (_, index) => `M${index * 60} 419v${index % 4 === 0 ? -14 : -7}`);

/** The hero's line: prospects gather into a pipeline and leave as revenue. Decorative. */
export function GrowthLine() {
  return (
    <div className={styles.drawing}>
      <svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <path className="line-rule" d={SHORES.join("") + SCALE.join("")} />
        <path stroke="currentColor" strokeOpacity="0.55" d={STREAMS.join("")} />
        <path stroke="currentColor" strokeWidth="6" strokeLinecap="round" d={dots(POINTS)} />
        <path className="line-accent" strokeWidth="6" d="M940 246C1120 246 1240 190 1440 10" />
      </svg>
    </div>
  );
}
