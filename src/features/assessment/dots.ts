/** A row is as wide as so many dots of the largest size, and as high as so many. */
const WIDE = 30;
const HIGH = 4;
/** The most parts of the axis. */
const MAX_PARTS = 5;

/**
 * Lays out rows of counts as dots over one axis that begins at 0 (quantile dot plots: Kay and others,
 * 2016). Columns of dots are counted from the threshold in both directions, so that none lies across it.
 * @returns the marks of the axis up to its end, and the rows with their size in dots; the place of a dot
 * is in units of a dot, from the left end of its row and upward
 */
export function layOutDots(rows: readonly (readonly number[])[], threshold: number) {
  // A dot of the greatest count extends beyond it.
  const marks = axisMarks(Math.max(threshold, ...rows.flat()) * (1 + 1 / WIDE) + 1);
  const end = marks.at(-1) as number;
  // As few columns as leave no stack higher than its row, so that the dots are as large as fits.
  for (let columns = WIDE; ; columns += 5) {
    const width = Math.ceil(end / columns);
    const height = (columns * HIGH) / WIDE;
    const dots = rows.map((counts) => {
      const heights = new Map<number, number>();
      return counts.map((count) => {
        const column = Math.floor((count - threshold) / width);
        const below = heights.get(column) ?? 0;
        heights.set(column, below + 1);
        return { x: ((threshold + (column + 0.5) * width) * columns) / end, y: below + 0.5, count };
      });
    });
    const fits = dots.flat().every(({ y }) => y + 0.5 <= height);
    if (fits) return { marks, end, columns, height, dots };
  }
}

/** Divides an axis from 0 into parts of a round number. @param most what it must cover, above 0 */
function axisMarks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / MAX_PARTS)));
  const part = power * ([1, 2, 5].find((factor) => factor * power * MAX_PARTS >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / part) + 1 }, (_, mark) => mark * part);
}
