import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { RESULTS, SELECTION } from "../../../tests/support/other-company.ts";
import { judgeResults } from "../../features/assessment/client-results.ts";
import { fill } from "../../lib/fill.ts";
import { Proof, Results } from "./Results.tsx";

const { copy } = getContent("results");
const results = RESULTS.map((result) => ({ work: null, ...result }));
const judged = judgeResults({ results, selection: null, copy });

it("a part of the results says of how many it is, also until the client has said why these", () => {
  const show = (count: number) => {
    const shown = judged.results.slice(0, count);
    return renderToStaticMarkup(<Results {...judged} shown={shown} which={copy.first} leadsToAll={false} />);
  };
  expect(show(1)).toContain(fill(copy.part, { shown: 1, count: 3 }));
  expect(show(1)).not.toContain(copy.first);
  expect(show(3)).not.toContain(fill(copy.part, { shown: 3, count: 3 }));
});

it.each([
  ["leads to the results", SELECTION, true],
  ["needs results", SELECTION, false],
  ["needs to know of how many", null, false],
  ["needs one of whom it is true", { ...SELECTION, moreThanLuck: 0 }, false],
  ["needs to know how many", { ...SELECTION, moreThanLuck: null }, false],
])("how many gained more than luck brings %s", (title, selection, isShown) => {
  const shown = title === "needs results" ? [] : judged.results;
  const html = renderToStaticMarkup(<Proof {...judged} results={shown} selection={selection} />);
  expect(html.includes("/about#results")).toBe(isShown);
});
