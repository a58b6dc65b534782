import { type Curve, type Point, rowOfDots, thread } from "./path-data.ts";

/** How many of each the worked example has: the drawing shows them one for one. */
export type WorkedExample = Record<"companies" | "conversations" | "leads" | "contracts", { number: number }>;

/** How the companies are laid out, in units of the distance between two: to the left of where threads meet. */
const COLUMNS = 100;
export const GATHERING: Point = [105, 0];
/** How far above the first row the threads meet. */
const RISE = 13;
/** The width of the drawing. */
export const FIELD_WIDTH = 104;

/** The path data of the companies and of the threads of qualified leads, and the points of conversations. */
export function layOutField(example: WorkedExample) {
  const companies = example.companies.number;
  const conversations = example.conversations.number;
  const rows = Math.ceil(companies / COLUMNS);
  const place = (column: number, row: number): Point => [column, RISE + row];
  // Evenly spread, and always alike: from left to right, with rows by the golden ratio.
  const talked = Array.from({ length: conversations }, (_, index) =>
    place(Math.floor(((index + 0.5) * COLUMNS) / conversations), Math.floor(((index * 0.618034) % 1) * rows)),
  );
  const share = example.leads.number / conversations;
  const qualified = talked.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
  return {
    height: RISE + rows,
    companies: Array.from({ length: rows }, (_, row) =>
      rowOfDots(place(0, row), Math.min(COLUMNS, companies - row * COLUMNS)),
    ).join(""),
    talked,
    threads: qualified.map((point) => thread(point, GATHERING)).join(""),
  };
}

/** The growth line, from where the threads meet to the window's right edge, in hundredths of its box. */
export const GROWTH: Curve = [
  [0, 100],
  [42, 100],
  [74, 74],
  [101, 0],
];
