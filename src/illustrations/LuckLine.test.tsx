import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LuckLine } from "./LuckLine.tsx";

const LABELS = { before: "before", critical: "critical", after: "after" };
const ORDER = ["before", "critical", "after"] as const;
const SHAPE = /<(?:rect|circle) class="_([a-z]+)_\w+"(?: c?x="([\d.]+)%?")?(?: width="([\d.]+)%")?/g;

/** Reads a drawing: its bars and points with their counts, the counts of dots, and its key with symbols. */
function draw(before: number, critical: number, after: number) {
  const counts = { before, critical, after };
  const texts = { title: "Leads", unit: "leads", labels: LABELS };
  const html = renderToStaticMarkup(<LuckLine {...texts} {...counts} order={ORDER} />);
  const [, line = "", key = ""] = /(<svg.*?<\/svg>)<ul>?(.*)/.exec(html) ?? [];
  const end = Math.max(before, critical, after);
  const shapes = [...line.matchAll(SHAPE)].map(([, name = "", x = "0", width]) => {
    const [from, to] = [Number(x), Number(x) + Number(width ?? 0)].map((at) => Math.round(at * end) / 100);
    return { name, from: Number(from?.toFixed(1)), to: Number(to?.toFixed(1)), isBar: Boolean(width) };
  });
  const dots = (kind: string) => shapes.filter(({ name }) => name === kind).map(({ from }) => from);
  return {
    bars: shapes
      .filter(({ isBar, from, to }) => isBar && to > from)
      .map(({ name, from, to }) => `${name} ${from}–${to}`),
    dots: dots("dot"),
    pale: dots("pale"),
    gather: dots("gather"),
    empty: dots("empty"),
    key: key
      .split("<li>")
      .slice(1)
      .map((item) => {
        const symbols = new Set([...item.matchAll(SHAPE)].map(([, name]) => name));
        const [, heard] = /<p class="sr-only">(.*?)<\/p>/.exec(item) ?? [];
        return `${[...symbols].join("+")} ${heard}`;
      }),
  };
}
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

it.each([
  {
    counts: [24, 33, 40],
    bars: ["sea 0–24", "amber 33–40"],
    gather: [33],
    dots: range(25, 32),
    key: ["sea 24 leads, before", "gather 33 leads, critical", "amber 40 leads, after"],
  },
  // Without a dot that would touch the gather point.
  { counts: [31, 44, 58], bars: ["sea 0–31", "amber 44–58"], gather: [44], dots: range(32, 42) },
  {
    counts: [12, 21, 15],
    bars: ["sea 0–12"],
    empty: [21],
    dots: [13, 14, 15],
    pale: range(16, 20),
    key: ["sea 12 leads, before", "empty 21 leads, critical", "dot 15 leads, after"],
  },
  {
    counts: [22, 33, 19],
    bars: ["sea 0–19", "shortfall 19–22"],
    empty: [33],
    key: ["sea+shortfall 22 leads, before", "empty 33 leads, critical", "sea 19 leads, after"],
  },
  {
    counts: [12, 21, 12],
    bars: ["sea 0–12"],
    empty: [21],
    pale: range(13, 20),
    key: ["sea 12 leads, before", "empty 21 leads, critical", "sea 12 leads, after"],
  },
  {
    counts: [12, 21, 21],
    bars: ["sea 0–12"],
    gather: [21],
    dots: range(13, 20),
    key: ["sea 12 leads, before", "gather 21 leads, critical", "amber 21 leads, after"],
  },
  { counts: [0, 4, 6], bars: ["amber 4–6"], gather: [4], dots: [1, 2, 3] },
  // Every eleventh, and every fourth.
  { counts: [420, 450, 610], bars: ["sea 0–420", "amber 450–610"], gather: [450], dots: [431] },
  { counts: [150, 176, 188], bars: ["sea 0–150", "amber 176–188"], gather: [176], dots: range(154, 170, 4) },
  // A pace that isn't whole; a dot at 18 would touch the bar.
  { counts: [17.5, 26, 29.4], bars: ["sea 0–17.5", "amber 26–29.4"], gather: [26], dots: range(18, 25) },
  { counts: [17.9, 26, 29.4], bars: ["sea 0–17.9", "amber 26–29.4"], gather: [26], dots: range(19, 25) },
])(
  "a test of $counts is drawn to scale: amber begins at what is more than luck",
  ({ counts, key, ...drawn }) => {
    const [before = 0, critical = 0, after = 0] = counts;
    const found = draw(before, critical, after);
    expect(found).toMatchObject({ dots: [], pale: [], gather: [], empty: [], ...drawn });
    if (key) expect(found.key).toEqual(key);
  },
);
