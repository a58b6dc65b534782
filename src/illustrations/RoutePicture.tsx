import { formatNumber } from "../lib/format-number.ts";
import styles from "./RoutePicture.module.css";

/** The size of the smallest picture, of a character and of a line, in em of the picture's text. */
const PICTURE = { width: 8, height: 7 };
const CHARACTER = 0.62;
const LINE = 1.15;

/** Two decimals are about a hundredth of a pixel. */
const percent = (value: number) => `${value.toFixed(2)}%`;

interface AreaProps {
  /** From the left and from the bottom, and the size, in percent of the picture. */
  box: readonly [x: number, y: number, width: number, height: number];
  text: string;
  /** Whether it is what is gained. */
  isMore?: boolean;
  /** Whether areas stand one on the other. */
  isStacked?: boolean;
}

/** An area with its number: inside it if it fits, else above it, or beside it if another area is above. */
function Area({ box: [x, y, width, height], text, isMore = false, isStacked = false }: AreaProps) {
  const isNarrow = (width / 100) * PICTURE.width < text.length * CHARACTER;
  const isLow = (height / 100) * PICTURE.height < LINE;
  const isBeside = isStacked && (isNarrow || (isLow && !isMore));
  const isAbove = !isBeside && (isNarrow || isLow);
  // Centered, it would cross the picture's left edge.
  const isStart = isBeside || (isNarrow && x === 0);
  const [fill, fillOn] = isMore ? ["accent", "on-accent"] : ["support", "surface"];
  return (
    <>
      <rect
        fill={`var(--color-${fill})`}
        x={percent(x)}
        y={percent(100 - y - height)}
        width={percent(width)}
        height={percent(height)}
      />
      <text
        fill={isBeside || isAbove ? undefined : `var(--color-${fillOn})`}
        x={percent(x + (isBeside ? width : isStart ? 0 : width / 2))}
        y={percent(100 - y - (isAbove ? height : height / 2))}
        dx={isStart ? ".3em" : undefined}
        dy={isAbove ? "-.3em" : ".35em"}
        textAnchor={isStart ? "start" : "middle"}
      >
        {text}
      </text>
    </>
  );
}

interface RoutePictureProps {
  route: "leads" | "winRate" | "clients";
  contracts: number;
  goal: number;
  /** A year. */
  leads: number;
  leadsNeeded: number;
  /** Shares of the leads. */
  winRate: number;
  winRateNeeded: number;
  /** Whether the win rate alone can reach the goal. */
  isWinRateEnough: boolean;
  /** The names of the axes. */
  axes: { leads: string; winRate: string };
}

/**
 * Contracts are an area: leads wide, win rate high. To those of today a route adds some: by more leads, by a
 * higher win rate, or apart from both. All three have the same scale.
 */
export function RoutePicture({ route, isWinRateEnough, axes, ...numbers }: RoutePictureProps) {
  const now = formatNumber(numbers.contracts);
  const more = formatNumber(numbers.goal - numbers.contracts);
  const wide = Math.max(numbers.leadsNeeded, 1.3 * numbers.leads) * 1.14;
  const high = Math.max(isWinRateEnough ? numbers.winRateNeeded : 0, 1.5 * numbers.winRate) * 1.04;
  const leads = (100 * numbers.leads) / wide;
  const rate = (100 * numbers.winRate) / high;
  const moreLeads = (100 * numbers.leadsNeeded) / wide - leads;
  const moreRate = (100 * numbers.winRateNeeded) / high - rate;
  const gap = 12;
  return (
    <svg className={styles.picture} aria-hidden="true">
      <Area box={[0, 0, leads, rate]} text={now} isStacked={route === "winRate"} />
      {route === "leads" && <Area box={[leads, 0, moreLeads, rate]} text={`+${more}`} isMore />}
      {route === "winRate" && isWinRateEnough && (
        <Area box={[0, rate, leads, moreRate]} text={`+${more}`} isMore isStacked />
      )}
      {route === "clients" && (
        <>
          <text x={percent(leads + gap / 2)} y={percent(100 - rate / 2)} dy=".35em" textAnchor="middle">
            +
          </text>
          <Area box={[leads + gap, 0, moreLeads, rate]} text={more} isMore />
        </>
      )}
      {route !== "clients" && (
        <g className="note">
          <text y="0" dy="-.4em" textAnchor="start">
            {axes.winRate}
          </text>
          <text x="100%" y="100%" dy="1.25em" textAnchor="end">
            {axes.leads}
          </text>
        </g>
      )}
    </svg>
  );
}
