import { describe, expect, it, vi } from "vitest";
import { loadFacts } from "../../../lib/facts";
import { callsWords } from "./calls-module";
import { publicHolidays } from "./holidays";
import { OFFICE } from "./words.fixture";

describe("the holidays of Estonia", () => {
  it("are those of the law on public holidays, on weekdays, for four years", () => {
    const days = publicHolidays(2026);
    expect(days.filter((day) => day.startsWith("2026"))).toEqual(OFFICE.holidays);
    expect(days.at(-1)).toBe("2029-12-26");
  });
});

describe("the module", () => {
  const load = (id: string) =>
    callsWords(loadFacts(undefined)).load.call({ addWatchFile: vi.fn() }, id) ?? "";

  it("holds the words and the hours, in at most 4 KB", () => {
    const code = load("\0virtual:calls-words");
    expect(code).toContain('export const office = {"opens":"09:00","closes":"17:00"');
    expect(code).toContain("We reply within 24 hours: ");
    expect(code.length).toBeLessThanOrEqual(4096);
  });

  it("is no other", () => {
    expect(load("virtual:other")).toBe("");
  });
});
