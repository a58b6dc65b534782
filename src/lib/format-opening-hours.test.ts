import { describe, expect, it } from "vitest";
import { formatOpeningHours, hoursByDays } from "./format-opening-hours";

const long = { opens: "09:00", closes: "17:00" };
const short = { opens: "09:00", closes: "15:30" };
const week = (friday: typeof long | null, saturday: typeof long | null) => ({
  timeZone: "Europe/Tallinn",
  days: { monday: long, tuesday: long, wednesday: long, thursday: long, friday, saturday, sunday: null },
});

describe("opening hours in a line", () => {
  it.each([
    [long, null, "Monday–Friday 09:00–17:00"],
    [short, null, "Monday–Thursday 09:00–17:00, Friday 09:00–15:30"],
    [null, long, "Monday–Thursday 09:00–17:00, Saturday 09:00–17:00"],
    [short, short, "Monday–Thursday 09:00–17:00, Friday–Saturday 09:00–15:30"],
  ])("with a Friday of %j and a Saturday of %j", (friday, saturday, text) => {
    expect(formatOpeningHours(week(friday, saturday)).replaceAll("\u2060", "")).toBe(text);
  });
});

it("each open day is in exactly one group, with its hours", () => {
  expect(hoursByDays(week(short, null))).toEqual([
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], ...long },
    { days: ["Friday"], ...short },
  ]);
});
