import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantOf, wallClock } from "./zoned-time";

const ZONES = ["Europe/Tallinn", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"];

describe("the moment of a date and a time", () => {
  it.each([
    ["Europe/Tallinn", "2026-12-01", "10:15", "2026-12-01T08:15Z"],
    // Lord Howe's clocks change by half an hour: from +10:30 to +11 on October 4.
    ["Australia/Lord_Howe", "2026-10-04", "01:59", "2026-10-03T15:29Z"],
    ["Australia/Lord_Howe", "2026-10-04", "02:30", "2026-10-03T15:30Z"],
    // Tallinn's clocks go from 03:00 to 04:00 on March 29, and back on October 25.
    ["Europe/Tallinn", "2026-03-29", "02:59", "2026-03-29T00:59Z"],
    ["Europe/Tallinn", "2026-03-29", "04:00", "2026-03-29T01:00Z"],
    ["Europe/Tallinn", "2026-10-25", "03:30", "2026-10-25T00:30Z"],
    ["Europe/Tallinn", "2026-10-25", "04:00", "2026-10-25T02:00Z"],
  ])("in %s on %s at %s", (zone, date, time, utc) => {
    expect(instantOf(date, time, zone)).toEqual(new Date(utc));
  });

  it.each([
    ["Europe/Tallinn", "2026-03-29", "03:30"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15"],
    ["UTC", "2026-02-30", "10:00"],
    ["UTC", "", "10:00"],
  ])("in %s does not exist on %s at %s", (zone, date, time) => {
    expect(instantOf(date, time, zone)).toBeUndefined();
  });

  it("is converted back to the same date and time, in every zone", () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const { date, time } = wallClock(new Date(minute * 60_000), zone);
        const again = instantOf(date, time, zone);
        expect(again && wallClock(again, zone)).toEqual({ date, time });
        // If clocks show a time twice, the first of both moments is returned.
        expect(again?.getTime()).toBeLessThanOrEqual(minute * 60_000);
      }),
    );
  });
});
