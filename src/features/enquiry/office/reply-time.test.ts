import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OFFICE } from "./office.fixture";
import { openTimes } from "./office-hours";
import { formatReplyTime, replyTime } from "./reply-time";
import { instantOf, wallClock } from "./zoned-time";

const TALLINN = OFFICE.timeZone;
const at = (date: string, time: string) => instantOf(date, time, TALLINN) as Date;
const shown = (moment: Date | undefined) => moment && Object.values(wallClock(moment, TALLINN)).join(" ");
const HOUR = 3_600_000;

describe("the reply time", () => {
  it.each([
    ["on a working day: 24 hours", "2026-10-05", "10:15", "2026-10-06 10:15"],
    ["in full quarters, rounded down", "2026-10-05", "10:29", "2026-10-06 10:15"],
    ["on Friday: the same day, for 24 hours end on Saturday", "2026-10-09", "12:00", "2026-10-09 17:00"],
    ["in the evening: before the office closes", "2026-10-05", "20:00", "2026-10-06 17:00"],
    ["on Sunday afternoon", "2026-10-11", "12:00", "2026-10-12 12:00"],
    ["on the day before a holiday, February 23", "2026-02-23", "10:00", "2026-02-23 17:00"],
    ["on the holiday before a working day", "2026-02-24", "18:00", "2026-02-25 17:00"],
    ["on the Sunday on which the clocks go forward", "2026-03-29", "12:00", "2026-03-30 12:00"],
    ["on the Sunday on which they go back, after it", "2026-10-25", "12:00", "2026-10-26 12:00"],
  ])("%s", (_, date, time, expected) => {
    expect(shown(replyTime(at(date, time), OFFICE))).toBe(expected);
  });

  it.each([
    ["Friday an hour before closing", "2026-10-09", "16:00"],
    ["Saturday", "2026-10-10", "08:00"],
    ["the evening before Christmas Eve", "2026-12-23", "18:00"],
    ["the night in which the clocks go forward", "2026-03-28", "23:00"],
  ])("is not named if the next 24 hours have less than two office hours: %s", (_, date, time) => {
    expect(replyTime(at(date, time), OFFICE)).toBeUndefined();
  });

  it("is unknown if the office never opens, or the browser doesn't know its time zone", () => {
    const days = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 9, day + 1)).toISOString());
    const holidays = days.map((day) => day.slice(0, 10));
    expect(replyTime(at("2026-10-01", "10:00"), { ...OFFICE, holidays })).toBeUndefined();
    expect(formatReplyTime(new Date(), { ...OFFICE, timeZone: "Europe/Atlantis" })).toBeUndefined();
  });
});

it.each([
  ["on the hour", "10:00", "Tuesday, 10 a.m."],
  ["a quarter past, after noon", "14:15", "Tuesday, 2:15 p.m."],
])("is written as in American prose: %s", (_, time, expected) => {
  expect(formatReplyTime(at("2026-10-05", time), OFFICE)).toBe(expected);
});

describe("whenever a message comes", () => {
  const first = Date.UTC(2026, 0);
  const moments = fc.integer({ min: first, max: Date.UTC(2029, 11) }).map((ms) => new Date(ms));

  it("the reply is within 24 hours, during office hours or at closing time", () => {
    fc.assert(
      fc.property(moments, (now) => {
        const by = replyTime(now, OFFICE);
        if (!by) return;
        const open = openTimes(now, 3, OFFICE).some(({ opens, closes }) => opens <= by && by <= closes);
        expect(open).toBe(true);
        expect(+by - +now).toBeGreaterThan(HOUR);
        expect(+by - +now).toBeLessThanOrEqual(24 * HOUR);
      }),
    );
  });

  it("a time is named exactly if the next 24 hours have two office hours", () => {
    fc.assert(
      fc.property(moments, (now) => {
        const limit = now.getTime() + 24 * HOUR;
        const open = openTimes(now, 3, OFFICE)
          .map(({ opens, closes }) => Math.min(+closes, limit) - Math.max(+opens, +now))
          .reduce((sum, ms) => sum + Math.max(0, ms), 0);
        expect(replyTime(now, OFFICE) !== undefined).toBe(open >= 2 * HOUR);
      }),
    );
  });
});
