import { dots, scatter } from "../lib/scatter";
import styles from "./ReplyDial.module.css";

/**
 * The center of the dial, and the radii of the line, the office hours and the labels. The label of the
 * current time is inside, because others would be in its way.
 */
const X = 318;
const Y = 232;
const ROUND = 132;
const HOURS = 184;
const LABELS = 212;
const NOW = 80;

const QUESTIONS = scatter(14, { x: 6, y: 250, width: 74, height: 200 });

/** Returns a point on the dial: noon is at the top, and the day goes clockwise. */
function place(hour: number, radius: number): string {
  const angle = ((hour - 12) / 24) * 2 * Math.PI;
  return `${Math.round(X + radius * Math.sin(angle))} ${Math.round(Y - radius * Math.cos(angle))}`;
}
const TICKS = Array.from(
  { length: 24 },
  (_, hour) => `M${place(hour, HOURS - 14)}L${place(hour, HOURS - (hour % 6 === 0 ? 30 : 22))}`,
);

interface ReplyDialProps {
  /** The opening and closing time of most days, such as "09:00". */
  opens: string;
  closes: string;
  /** The label of the current time. */
  now: string;
  /** The company's time zone, as in the IANA database. */
  timeZone: string;
}

/**
 * A dial of 24 hours: a question comes in, and its answer goes out within the day. The office hours
 * are marked, and the current time, which reply-dial-now.ts sets. Decorative, because the page says both
 * in text.
 */
export function ReplyDial({ opens, closes, now, timeZone }: ReplyDialProps) {
  const [from, to] = [hourOf(opens), hourOf(closes)];
  const top = Y - ROUND;
  return (
    <svg
      className={`no-print ${styles.drawing}`}
      viewBox="0 0 600 464"
      preserveAspectRatio="xMaxYMid"
      fill="none"
      aria-hidden="true"
    >
      <circle className="line-rule" cx={X} cy={Y} r={HOURS} />
      <path className="line-rule" strokeWidth="2" d={TICKS.join("")} />
      <path
        stroke="currentColor"
        strokeWidth="5"
        d={`M${place(from, HOURS)}A${HOURS} ${HOURS} 0 ${to - from > 12 ? 1 : 0} 1 ${place(to, HOURS)}`}
      />
      <path
        className="line-accent"
        strokeWidth="5"
        d={`M88 400C132 400 150 ${top} ${X} ${top}A${ROUND} ${ROUND} 0 0 1 ${X} ${Y + ROUND}A${ROUND} ${ROUND} 0 0 1 ${X} ${top}C430 ${top} 500 84 600 8`}
      />
      <path stroke="currentColor" strokeWidth="6" strokeLinecap="round" d={dots(QUESTIONS)} />
      {[opens, closes].map((time) => (
        <text key={time} transform={`translate(${place(hourOf(time), LABELS)})`}>
          {time.slice(0, 2)}
        </text>
      ))}
      <g data-now={timeZone} data-center={`${X} ${Y}`}>
        <path stroke="currentColor" strokeWidth="2" d={`M${X} ${Y - HOURS}V${Y - NOW - 36}`} />
        <circle cx={X} cy={Y - HOURS} r="9" />
        <text x={X} y={Y - NOW}>
          {now}
        </text>
      </g>
    </svg>
  );
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
