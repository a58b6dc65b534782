import { expect, it } from "vitest";
import { formatByBoth, formatZone } from "./format-time";

it.each([
  ["America/New_York", ["Tuesday, October 6, 03:00", "10:00"]],
  ["Pacific/Honolulu", ["Monday, October 5, 21:00", "Tuesday, October 6, 10:00"]],
  ["Australia/Lord_Howe", ["Tuesday, October 6, 18:00", "10:00"]],
  ["Europe/Helsinki", ["Tuesday, October 6, 10:00"]],
])("a moment in %s and Tallinn", (zone, expected) => {
  expect(formatByBoth(new Date("2026-10-06T07:00Z"), zone, "Europe/Tallinn")).toEqual(expected);
});

it.each([
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("%s is called %s", (zone, name) => {
  expect(formatZone(zone)).toBe(name);
});
