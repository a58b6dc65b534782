import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { FairTest } from "./FairTest.tsx";

const { test: copy } = getContent("pages/home");
const labels = { before: "b", critical: "c", after: "a" };

it.each([87, 88, 89])("with counts of 76, %i and 100 words stand above them if all have room", (critical) => {
  const line = { before: 76, critical, after: 100, labels, unit: "u", order: [] };
  const html = renderToStaticMarkup(<FairTest id="" copy={copy} values={{}} line={line} />);
  expect(html.match(/<text /g) ?? []).toHaveLength(critical === 88 ? 3 : 0);
});
