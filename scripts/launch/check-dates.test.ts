import { expect, it } from "vitest";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { checkDates } from "./check-dates.ts";

const { site } = loadFacts();
const HOLIDAYS = ["2029-12-26"];
/**
 * What expires soon after 21 November 2026, without issues about the guide, which are tested
 * elsewhere.
 */
const left = (until: string, holidays = HOLIDAYS) =>
  checkDates({ ...site, securityContactUntil: until }, holidays, new Date("2026-11-21T12:00:00Z"))
    .filter(({ where }) => !where.endsWith(".pdf"))
    .map(({ where, what }) => `${where}: ${what}`);

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

it("holidays that end within 60 days require a new build", () => {
  expect(left("2027-06-01", ["2026-12-26"])).toEqual([
    expect.stringMatching(/^build\/site\.json: knows public holidays until the end of 2026/),
  ]);
  expect(left("2027-06-01", ["2027-12-26"])).toEqual([]);
});
