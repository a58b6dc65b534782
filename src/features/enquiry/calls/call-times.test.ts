import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OFFICE } from "../office/office.fixture";
import { wallClock } from "../office/zoned-time";
import { problemWith, readProposal, slotDays } from "./call-times";

/** A Friday. */
const NOW = new Date("2026-10-02T10:00Z");
const read = (date: string, time: string, zone = "Europe/Tallinn", now = NOW) =>
  readProposal({ date, time }, zone, now, OFFICE);

describe("a proposed time", () => {
  it.each([
    ["Europe/Tallinn", "2026-10-06", "09:00", "2026-10-06T06:00Z"],
    ["Europe/Tallinn", "2026-11-03", "16:30", "2026-11-03T14:30Z"],
    ["Asia/Kolkata", "2026-10-06", "19:00", "2026-10-06T13:30Z"],
    ["Pacific/Honolulu", "2026-10-04", "20:00", "2026-10-05T06:00Z"],
    // New York's clocks go back a week after Tallinn's: the difference is then six hours.
    ["America/New_York", "2026-10-26", "03:00", "2026-10-26T07:00Z"],
  ])("entered in %s as %s %s is accepted", (zone, date, time, utc) => {
    expect(read(date, time, zone)).toEqual({ at: new Date(utc) });
  });

  it.each([
    ["", "10:00", "incomplete"],
    ["2026-10-06", "", "incomplete"],
    ["2026-10-02", "12:59", "past"],
    ["2027-01-04", "10:00", "tooFar"],
    ["2026-10-03", "10:00", "dayOff"],
    ["2026-10-06", "08:59", "closed"],
    ["2026-10-06", "16:31", "closed"],
  ])("entered as %j %j has the problem %s", (date, time, problem) => {
    expect(read(date, time)).toEqual({ problem });
  });

  it("that the visitor's clocks skip is refused; an empty one is no error", () => {
    const now = new Date("2026-03-06T10:00Z");
    expect(read("2026-03-08", "02:30", "America/New_York", now)).toEqual({ problem: "skipped" });
    expect(read("", "")).toBeUndefined();
  });

  it.each([
    ["2026-10-06T08:59Z", "closed"],
    ["2026-10-06T09:00Z", undefined],
    ["2026-10-06T09:31Z", "closed"],
    ["2026-10-07T09:00Z", "dayOff"],
    ["2026-12-19T10:00Z", undefined],
    // A holiday.
    ["2026-12-26T10:00Z", "dayOff"],
  ])("at %s, of an office with other hours on three days: %s", (at, problem) => {
    const tuesday = { opens: "12:00", closes: "13:00" };
    const days = { ...OFFICE.days, tuesday, wednesday: null, saturday: OFFICE.days.monday };
    expect(problemWith(new Date(at), NOW, { ...OFFICE, days })).toBe(problem);
  });
});

describe("the offered slots", () => {
  const shown = (zone: string) =>
    slotDays(NOW, zone, OFFICE).map(({ date, slots }) => [
      date,
      slots.length,
      ...[slots[0], slots.at(-1)].map((slot) => slot && wallClock(slot, zone).time),
    ]);

  it("are the half hours of five working days, starting now", () => {
    // It is Friday, 13:00 in Tallinn; the 13:00 slot has passed.
    expect(shown("Europe/Tallinn")).toEqual([
      ["2026-10-02", 7, "13:30", "16:30"],
      ["2026-10-05", 16, "09:00", "16:30"],
      ["2026-10-06", 16, "09:00", "16:30"],
      ["2026-10-07", 16, "09:00", "16:30"],
      ["2026-10-08", 16, "09:00", "16:30"],
    ]);
  });

  it("are grouped by the days of the visitor's calendar", () => {
    expect(shown("Pacific/Honolulu").slice(0, 3)).toEqual([
      ["2026-10-02", 7, "00:30", "03:30"],
      ["2026-10-04", 8, "20:00", "23:30"],
      ["2026-10-05", 16, "00:00", "23:30"],
    ]);
  });

  it("are times that the endpoint accepts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 * 24 * 60 }), (minute) => {
        const now = new Date(+NOW + minute * 60_000);
        const slots = slotDays(now, "Asia/Kolkata", OFFICE).flatMap((day) => day.slots);
        expect(slots.filter((slot) => problemWith(slot, now, OFFICE))).toEqual([]);
      }),
    );
  });
});
