import { dots, scatter } from "../lib/scatter";
import styles from "./GrowthLine.module.css";

const WIDTH = 1440;
const HEIGHT = 470;
/** The height of the channel, and where the line begins. */
const CHANNEL = 290;

const POINTS = scatter(34, { x: 6, y: 112, width: 440, height: 330 });
/** Every second point flows into the channel. */
const STREAMS = POINTS.filter((_, index) => index % 2 === 0)
  .sort(([, a], [, b]) => a - b)
  .map(([x, y], index) => {
    const lane = CHANNEL - 32 + Math.floor(index / 2) * 8;
    return `M${x} ${y}S440 ${lane} 660 ${lane}H800Q880 ${lane} 960 ${CHANNEL}`;
  });
const LOST = POINTS.filter((_, index) => index % 2 === 1);
/** The shores of the channel, like depth lines on a sea chart. */
const SHORES = [0, 26].map(
  (far) =>
    `M0 ${100 - far}C300 ${120 - far} 460 ${234 - far} 640 ${234 - far}H800C1000 ${234 - far} 1200 ${180 - far} ${WIDTH} ${28 - far}M0 ${440 + far}C300 ${420 + far} 460 ${346 + far} 640 ${346 + far}H820C1060 ${346 + far} 1240 ${300 + far} ${WIDTH} ${190 + far}`,
);

/** The drawing of the hero: prospects gather into a pipeline and leave as revenue. Decorative. */
export function GrowthLine() {
  return (
    <div className={styles.drawing}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
        <path className="line-rule" d={SHORES.join("")} />
        <path className="line-rule" strokeWidth="16" strokeDasharray="1 59" d={`M0 ${HEIGHT}H${WIDTH}`} />
        <g stroke="currentColor">
          <g strokeOpacity="0.55">
            <path id="streams" d={STREAMS.join("")} />
          </g>
          <g strokeWidth="6" strokeLinecap="round">
            {/* Each stream begins with a dash of zero length, which is a dot. */}
            <use href="#streams" strokeDasharray={`0 ${2 * WIDTH}`} />
            <path d={dots(LOST)} />
          </g>
        </g>
        <path
          className="line-accent"
          strokeWidth="6"
          d={`M940 ${CHANNEL}C1120 ${CHANNEL} 1240 ${CHANNEL - 60} ${WIDTH} 66`}
        />
      </svg>
    </div>
  );
}
