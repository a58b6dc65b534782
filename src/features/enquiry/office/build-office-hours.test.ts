import { expect, it } from "vitest";
import { publicHolidays } from "./build-office-hours";
import { OFFICE } from "./office.fixture";

it("the holidays are those of Estonia's law on public holidays, for two years", () => {
  const days = publicHolidays(2026);
  expect(days.filter((day) => day.startsWith("2026"))).toEqual(OFFICE.holidays);
  expect(days.at(-1)).toBe("2027-12-26");
});
