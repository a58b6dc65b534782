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

/** Draws a row of dots, one unit apart. */
export const rowOfDots = ([x, y]: Point, count: number): string =>
  `M${x} ${y}h.01${"m.99 0h.01".repeat(count - 1)}`;

/** Draws a thread from a point to another, level at both ends. */
export function thread([x, y]: Point, [endX, endY]: Point): string {
  const part = (share: number) => Math.round(x + share * (endX - x));
  return `M${x} ${y}C${part(0.6)} ${y} ${part(0.4)} ${endY} ${endX} ${endY}`;
}

/** Draws a thread from each point to the one where they gather. */
export const threads = (from: readonly Point[], gathering: Point): string =>
  from.map((point) => thread(point, gathering)).join("");

/** A cubic Bézier curve: its start, its control points, and its end. */
export type Curve = readonly [start: Point, control: Point, control: Point, end: Point];

export const curve = ([start, ...rest]: Curve): string => `M${start}C${rest.join(" ")}`;

/**
 * A number of points along a curve, none at its ends.
 * @param from the part of its way, from 0 to 1, at which they begin
 */
export const pointsAlong = (curve: Curve, count: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, index) =>
    pointAt(curve, from + ((1 - from) * (index + 0.7)) / (count + 0.6)),
  );

/** The point of a curve at a part of its way, from 0 to 1. */
function pointAt(curve: Curve, part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * part * rest ** 2, 3 * part ** 2 * rest, part ** 3];
  const sum = (axis: 0 | 1) =>
    Math.round(10 * curve.reduce((total, point, index) => total + (weights[index] ?? 0) * point[axis], 0)) /
    10;
  return [sum(0), sum(1)];
}
