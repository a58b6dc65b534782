import { type Curve, type Point, rowOfDots, thread } from "./path-data.ts";

/** How many of each the worked example has: the drawing shows them one for one. */
export type WorkedExample = Record<"companies" | "conversations" | "leads" | "contracts", { number: number }>;

/** How the companies are laid out, in units of the distance between two. */
interface Layout {
  columns: number;
  /** The width of the drawing, and how far from its left edge the first column is. */
  width: number;
  left: number;
  /** Where the threads meet: how far from the left, and how far above the first row. */
  gathering: number;
  rise: number;
}

export const LAYOUTS = {
  /** To the left of where they meet. */
  wide: { columns: 100, width: 104, left: 0, gathering: 105, rise: 13 },
  /** For a column as wide as a phone: below where they meet. */
  narrow: { columns: 60, width: 65, left: 3, gathering: 16, rise: 9 },
} satisfies Record<string, Layout>;

/** The path data of the companies and of the threads of qualified leads, and the points of conversations. */
export function layOutField(example: WorkedExample, { columns, left, gathering, rise }: Layout) {
  const companies = example.companies.number;
  const conversations = example.conversations.number;
  const rows = Math.ceil(companies / columns);
  const place = (column: number, row: number): Point => [left + column, rise + row];
  // Evenly spread, and always alike: from left to right, with rows by the golden ratio.
  const talked = Array.from({ length: conversations }, (_, index) =>
    place(Math.floor(((index + 0.5) * columns) / conversations), Math.floor(((index * 0.618034) % 1) * rows)),
  );
  const share = example.leads.number / conversations;
  const qualified = talked.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
  return {
    height: rise + rows,
    companies: Array.from({ length: rows }, (_, row) =>
      rowOfDots(place(0, row), Math.min(columns, companies - row * columns)),
    ).join(""),
    talked,
    threads: qualified.map((point) => thread(point, [gathering, 0])).join(""),
  };
}

/** The growth line, from where the threads meet to the window's right edge, in hundredths of its box. */
export const GROWTH: Curve = [
  [0, 100],
  [42, 100],
  [74, 74],
  [101, 0],
];
