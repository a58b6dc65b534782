/** The test of the hero's company, the example everywhere. */
import { exampleCase } from "../features/assessment/numbers.ts";
import { describeCase } from "../features/assessment/texts.ts";
import { LINE_ORDER } from "../illustrations/luck-dots.ts";
import { fill } from "../lib/fill.ts";
import { getContent, getSite } from "./content.ts";

/**
 * Returns the paper's copy, what fills it, and what its drawing shows.
 * @throws Error if nothing can be calculated from its numbers
 */
export function getExample(site = getSite()) {
  const { assessment } = getContent("features/assessment", site);
  const { paper } = assessment.test;
  const { calculation, values } = describeCase(
    assessment,
    exampleCase(getContent("pages/home", site).hero.example),
  );
  if (!calculation)
    throw new Error("src/content/pages/home.yaml: hero.example has fewer leads than contracts");
  const { before, critical, exampleAfter: after } = paper;
  const line = {
    title: fill(paper.line, values),
    unit: paper.unit,
    ...calculation.counts,
    labels: { before, critical, after },
    order: LINE_ORDER,
  };
  const counts = { stop: calculation.stop?.count ?? 0, ...calculation.counts };
  return { counts, values, line };
}
