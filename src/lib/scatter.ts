/** A point of a drawing, in units of its viewBox. */
type Point = readonly [x: number, y: number];

/**
 * Scatters points evenly without a visible pattern, by the R2 sequence (Martin Roberts, 2018), a
 * two-dimensional golden ratio. The result is the same at every build.
 * @param count the number of points, from 0
 * @returns integer coordinates within the box
 */
export function scatter(
  count: number,
  box: { x: number; y: number; width: number; height: number },
): Point[] {
  return Array.from({ length: count }, (_, index) => [
    Math.round(box.x + box.width * ((0.5 + (index + 1) * 0.7548776662) % 1)),
    Math.round(box.y + box.height * ((0.5 + (index + 1) * 0.5698402909) % 1)),
  ]);
}

/** Draws dots as one path: segments of zero length, which are visible with round line caps. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${x} ${y}h0`).join("");
}
