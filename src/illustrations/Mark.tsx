import { dots, points } from "./path-data.ts";

export const MARK_POINTS = points("4,12 3,20 9,17");
export const MARK_LINE = "M8 24C16 24 16 8 26 5";

/** The mark of the logo: points that become a rising line. Decorative. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" d={dots(MARK_POINTS)} />
      <path stroke="var(--color-accent)" strokeWidth="3.5" d={MARK_LINE} />
    </svg>
  );
}
