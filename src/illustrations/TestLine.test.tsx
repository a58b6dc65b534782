import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TestLine } from "./TestLine.tsx";

const TEXTS = ["before", "critical", "after"] as const;

it.each([
  // before, critical count, after; the key; the ends of sea, amber's start and width
  [[24, 33, 40], "24 before, 33 critical, 40 after", ["82.50%", "60.00%", "40.00%"]],
  // Luck ends beyond what came.
  [[12, 21, 15], "12 before, 15 after, 21 critical", ["100.00%", "57.14%", "14.29%"]],
  // It fell.
  [[12, 21, 6.4], "6 after, 12 before, 21 critical", ["100.00%", "30.48%", "26.67%"]],
])("a test of %j is drawn to scale from 0, with its key in the order of the counts", (counts, key, drawn) => {
  const [before, critical, after] = counts.map((count, index) => ({ count, text: `${TEXTS[index]}` }));
  if (!before || !critical || !after) throw new Error("three counts");
  const html = renderToStaticMarkup(<TestLine title="Leads" {...{ before, critical, after }} />);
  const [, picture = "", list = ""] = /(<svg.*?<\/svg>)(<ul.*)/.exec(html) ?? [];
  expect(
    [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text?.replace(/<[^>]+>/g, "").trim()),
  ).toEqual(key.split(", "));
  expect([...picture.matchAll(/ (?:x|width)="([\d.]+%)"/g)].map(([, value]) => value)).toEqual(drawn);
  expect([...picture.matchAll(/cx="([\d.]+)%"/g)].map(([, value]) => Number(value))).toEqual(
    [before, critical].map(({ count }) => Math.round((10_000 * count) / Math.max(...counts)) / 100),
  );
});
