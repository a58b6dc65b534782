import { eightOfTen, poissonQuantile } from "./chance";

/** How many equally likely years are shown of each kind. */
export const YEARS = 20;
/** A row is as wide as so many dots of the largest size, and as high as so many. */
const WIDE = 25;
const HIGH = 4;
/** The most parts of the axis. */
const MAX_PARTS = 5;

/** A year. Its place is in units of a dot, from the left end of its row and upward. */
interface Dot {
  x: number;
  y: number;
  contracts: number;
}

/**
 * Lays out two rows of years as dots over one axis that begins at 0 (quantile dot plots: Kay and
 * others, 2016).
 * @param means the expected contracts a year, today and improved, at least 0
 * @returns the counts between which luck alone leaves at least eight years out of ten, how many
 * improved years end above them, the marks of the axis up to its end, and the rows with their size in dots
 */
export function layOutYears(means: readonly [today: number, improved: number]) {
  const years = means.map((mean) =>
    Array.from({ length: YEARS }, (_, year) => poissonQuantile(mean, (year + 0.5) / YEARS)),
  );
  const luck = eightOfTen(means[0]);
  const above = years[1]?.filter((contracts) => contracts > luck.high).length ?? 0;
  const marks = axisMarks(1 + Math.max(luck.high, ...years.flat()));
  const end = marks.at(-1) as number;
  // As few columns as leave no stack higher than its row, so that the dots are as large as fits.
  for (let columns = WIDE; ; columns += 5) {
    const height = (columns * HIGH) / WIDE;
    const rows = years.map((counts) => stack(counts, end, columns));
    const fits = rows.flat().every(({ y }) => y + 0.5 <= height);
    if (fits) return { luck, above, marks, end, rows, columns, height };
  }
}

/** Stacks dots in columns of whole contracts that are at least as wide as a dot. */
function stack(counts: readonly number[], end: number, columns: number): Dot[] {
  const width = Math.ceil(end / columns);
  const heights = new Map<number, number>();
  return counts.map((contracts) => {
    const column = Math.floor(contracts / width);
    const below = heights.get(column) ?? 0;
    heights.set(column, below + 1);
    const x = ((column + 0.5) * width * columns) / end;
    // The last column can extend beyond the end of the axis.
    return { x: Math.min(x, columns - 0.5), y: below + 0.5, contracts };
  });
}

/** Divides an axis from 0 into parts of a round number. @param most what it must cover, above 0 */
function axisMarks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / MAX_PARTS)));
  const part = power * ([1, 2, 5].find((factor) => factor * power * MAX_PARTS >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / part) + 1 }, (_, mark) => mark * part);
}
