import { expect, it } from "vitest";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { checkDates } from "./check-dates.ts";

const { site } = loadFacts();
/** What expires soon after 21 November 2026. */
const left = (until: string) =>
  checkDates({ ...site, securityContactUntil: until }, new Date("2026-11-21T12:00:00Z")).map(
    ({ where, what }) => `${where}: ${what}`,
  );

it.each([
  ["2027-01-20", []],
  ["2027-11-21", []],
  ["2027-01-19", ["ends in 59 days"]],
  ["2026-11-20", ["has ended"]],
  ["2027-11-22", ["would hold for more than a year"]],
])("security.txt until %s: %j", (until, problems) => {
  const where = "src/content/site\\.yaml, line \\d+, securityContactUntil";
  const expected = problems.map((problem) => `^${where}: security\\.txt ${problem}\\.`);
  expect(left(until)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
