import { expect, it } from "vitest";
import { verdictOn } from "./verdict.ts";

it.each([
  [58, "moreThanLuck"],
  [44, "moreThanLuck"],
  [43, "couldBeLuck"],
  [31, "couldBeLuck"],
  [30, "fell"],
])("after 31, a count of %s in as many months is judged by the assessment's test: %s", (after, verdict) => {
  expect(verdictOn({ before: 31, after, months: 6 })).toBe(verdict);
});
