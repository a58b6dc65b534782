import { expect, it } from "vitest";
import { officeHours, publicHolidays } from "./build-office-hours";
import { OFFICE } from "./office.fixture";

it("the holidays are those of Estonia's law on public holidays, for two years", () => {
  const days = publicHolidays(2026);
  expect(days.filter((day) => day.startsWith("2026"))).toEqual(OFFICE.holidays);
  expect(days.at(-1)).toBe("2027-12-26");
});

it("an office that is open on weekdays is closed on those that are not on a weekend", () => {
  const days = publicHolidays(new Date().getFullYear());
  const isWeekend = (day: string) => new Date(day).toUTCString().startsWith("S");
  expect(officeHours(OFFICE).holidays).toEqual(days.filter((day) => !isWeekend(day)));
});
