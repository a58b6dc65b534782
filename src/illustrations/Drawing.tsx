import type { ReactNode } from "react";
import styles from "./Drawing.module.css";
import { dots, type Point } from "./path-data.ts";

interface DrawingProps {
  /** Width and height of its coordinates, which are stretched to its box. */
  size: Point;
  className?: string | undefined;
  /** Some of the elements below, those in front last. */
  children: ReactNode;
}

/**
 * A drawing of the growth line, decorative. It fills the box that its style gives it, of any proportions: strokes
 * keep their width and dots stay round. The line is drawn while it scrolls into view.
 */
export function Drawing({ size: [width, height], className = "", children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`${styles.drawing} ${className}`.trim()}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface PathProps {
  /** Path data. */
  d: string;
  className?: string | undefined;
}
interface PointsProps {
  at: readonly Point[];
}

/** Thin threads, on which prospects flow. */
export const Threads = ({ d }: PathProps) => <path className={styles.thread} d={d} />;
/** What is scattered and flows. */
export const Dots = ({ at }: PointsProps) => <path className={styles.dot} d={dots(at)} />;
/** What is scattered and stays. */
export const IdleDots = ({ at }: PointsProps) => <IdlePath d={dots(at)} />;
/** The same, given as path data. */
export const IdlePath = ({ d }: PathProps) => <path className={styles.idle} d={d} />;
/** The growth line: straight or curved, never cornered. */
export const Line = ({ d, className = "" }: PathProps) => (
  <path className={`${styles.line} ${className}`.trim()} d={d} />
);
/** Where threads gather and the line begins. */
export const GatherPoints = ({ at }: PointsProps) => <path className={styles.gather} d={dots(at)} />;
/** Points on the growth line, each with a ring of the ground. */
export const Stations = ({ at }: PointsProps) => (
  <>
    <path className={styles.ring} d={dots(at)} />
    <path className={styles.station} d={dots(at)} />
  </>
);
