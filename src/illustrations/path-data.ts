/** A point of a drawing, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

/**
 * Reads points that are written as SVG's polyline does.
 * @param list such as "27,135 35,200"
 */
export const points = (list: string): Point[] =>
  list.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

/**
 * Draws dots as one path: the round caps of segments that are too short to be seen. With no length at
 * all, WebKit stretches the caps with the drawing.
 */
export const dots = (all: readonly Point[]): string => all.map(([x, y]) => `M${x} ${y}h.01`).join("");

/** Draws a thread from a point to another, level at both ends. */
export function thread([x, y]: Point, [endX, endY]: Point): string {
  const part = (share: number) => Math.round(10 * (x + share * (endX - x))) / 10;
  return `M${x} ${y}C${part(0.6)} ${y} ${part(0.4)} ${endY} ${endX} ${endY}`;
}

/** Draws a thread from each point to the one where they gather. */
export const threads = (from: readonly Point[], gathering: Point): string =>
  from.map((point) => thread(point, gathering)).join("");
