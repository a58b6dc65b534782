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
  // As few columns as have room for all, so that the dots are as large as fits.
  for (let columns = WIDE; ; columns += 5) {
    const width = Math.ceil(end / columns);
    const room = (width * columns) / end;
    const height = (columns * HIGH) / WIDE;
    const columnOf = (count: number) => Math.floor((count - threshold) / width);
    const dots = rows.map((counts) =>
      counts.map((count, index) => {
        const column = columnOf(count);
        const stack = counts.filter((other) => columnOf(other) === column).length;
        const place = index - counts.findIndex((other) => columnOf(other) === column);
        // A column of few contracts is wide enough for several dots side by side.
        const lanes = Math.ceil(stack / Math.floor(height));
        const x = (threshold + (column + 0.5) * width) * (columns / end) + (place % lanes) - (lanes - 1) / 2;
        return { x, y: Math.floor(place / lanes) + 0.5, count, fits: lanes <= room };
      }),
    );
    if (dots.flat().every(({ fits }) => fits)) return { marks, end, columns, height, dots };
  }
}

/** Divides an axis from 0 into parts of a round number. @param most what it must cover, above 0 */
function axisMarks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / MAX_PARTS)));
  const part = power * ([1, 2, 5].find((factor) => factor * power * MAX_PARTS >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / part) + 1 }, (_, mark) => mark * part);
}
