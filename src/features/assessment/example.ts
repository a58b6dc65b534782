/** The fair test of the company in the hero's drawing, whose numbers are the example everywhere. */
import { ContentError } from "../../lib/content-error.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { describeCase, describeLine } from "./describe-case.ts";
import { exampleCase } from "./numbers.ts";

/**
 * Returns what fills texts about the test, and its line with its key.
 * @throws Error if home's texts wouldn't be true of its numbers
 */
export function describeExample(assessment: AssessmentCopy, example: HomeCopy["hero"]["example"]) {
  const { calculation, values } = describeCase(assessment, exampleCase(example));
  if (!calculation) throw refused("must have as many leads as contracts, or more");
  const { isWeak, luck, counts } = calculation;
  if (isWeak) {
    throw refused(
      "must be one that a test can judge: a year of counting its leads would too often miss its goal. Give it more leads, or a higher goal",
    );
  }
  if (luck < example.goal) {
    throw refused(`must have a goal of at most ${luck}, which luck alone can reach, as test.text says`);
  }
  return { values, line: describeLine(assessment.test.paper, values, counts, true) };
}

const refused = (message: string) =>
  new ContentError("src/content/pages/home.yaml", [{ message, path: ["hero", "example"] }]);
