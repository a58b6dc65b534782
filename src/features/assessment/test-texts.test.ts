import { expect, it } from "vitest";
import { calculate } from "./calculation.ts";
import { describeTest, testValues } from "./test-texts.ts";

const COPY = {
  when: {
    leads: "{months} or never",
    each: "{months} or {contractMonths}",
    both: "{months}",
    neither: "NEVER",
  },
  luck: { one: "one to {luck}: {goal}", other: "{count} to {luck}: {goal}" },
  paper: { chance: { one: "once", other: "{count} times" } },
} as unknown as Parameters<typeof describeTest>[0];

it.each([
  [12, 4, 20, "6 or never 12 to 20: 20"],
  [11, 3, 18, "12 or never 11 to 19: 18"],
  [12, 4, 18, "NEVER 12 to 20: 18"],
  [18, 5, 24, "NEVER 18 to 27: 24"],
  [24, 8, 36, "5 or never"],
  [26, 9, 36, "8 or never 26 to 37: 36"],
  [20, 6, 30, "7 or never 20 to 30: 30"],
  [8, 2, 16, "6 or never"],
  [12, 20, 15, "7 or never 12 to 20: 15"],
  [29, 12, 45, "3 or never"],
  [97, 30, 136, "3 or 8"],
  [150, 60, 188, "3 or never"],
  [2000, 500, 2600, "3"],
  [1, 1, 4, "3 or never one to 5: 4"],
])("%i contracts, %f leads a month, %i wanted: %s", (contracts, leads, goal, expected) => {
  const shown = { contracts, leads, goal };
  const found = calculate(shown);
  expect(found && describeTest(COPY, shown, found)).toBe(expected);
});

it.each([
  [
    { contracts: 12, leads: 4, goal: 20 },
    { months: "6", count: "33", fewer: "32", gain: "67", chance: "8 times" },
  ],
  [
    { contracts: 12, leads: 4, goal: 20 },
    { leads: "48", stopMonths: "3", stopCount: "13" },
  ],
  [
    { contracts: 97, leads: 30, goal: 136 },
    { contracts: "97", contractMonths: "8", contractCount: "80" },
  ],
  // Never certain.
  [
    { contracts: 2000, leads: 500, goal: 2600 },
    { count: "1,557", chance: "9 times" },
  ],
  [{ contracts: 100, leads: 50, goal: 101 }, { chance: "once" }],
])("the paper for %j has the values %j", (shown, values) => {
  const found = calculate(shown);
  expect(found && testValues(COPY.paper, shown, found)).toMatchObject(values);
});
