/** What a test compares, each 0 or more, not rounded. */
export interface LuckCounts {
  /** How many there were before a change. */
  before: number;
  /** From how many on it is more than luck: always more than before. */
  critical: number;
  /** How many came after the change, or are wanted. */
  after: number;
}

/** The key's order of what is planned: that of the line. A goal is always above the critical count. */
export const PLAN_KEY_ORDER = ["before", "critical", "after"] as const;

/** How far the dots are from the line, in em: irregular, but the same in each build. */
const OFFSETS = [-3.5, 2.5, -0.5, 4, -2.5, 1, -4.5, 3.5, 0, -2, 4.5, -3].map((sixteenths) => sixteenths / 16);
/** How far a dot is from the next one and, more than that, from the gather point; in widths of the line. */
const APART = 0.017;
const CLEAR = 0.024;
/** The largest radius of a dot. */
const RADIUS = 0.008;

/**
 * Lays out a dot for each count that luck alone can bring: above the one before, and below the critical one. Where
 * they would be too close, for every second one, every third one and so on; none after a count that fell.
 */
export function layOutDots({ before, critical, after }: LuckCounts) {
  const end = Math.max(critical, after);
  const step = Math.max(1, Math.ceil(end * APART));
  const dots: { count: number; offset: number; hasCome: boolean }[] = [];
  if (after < before) return dots;
  for (let count = Math.floor(before) + step; critical - count > end * CLEAR; count += step) {
    // A pace needn't be whole.
    if (count - before <= end * RADIUS) continue;
    dots.push({ count, offset: OFFSETS[dots.length % OFFSETS.length] ?? 0, hasCome: count <= after });
  }
  return dots;
}
