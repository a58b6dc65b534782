import { describe, expect, it, vi } from "vitest";
import { loadFacts } from "../../lib/facts";
import { callsWords } from "./calls-module";
import { publicHolidays } from "./holidays";

describe("the holidays of Estonia", () => {
  it("are those of the law on public holidays, on weekdays, for four years", () => {
    const days = publicHolidays(2026);
    expect(days.filter((day) => day.startsWith("2026"))).toEqual([
      "2026-01-01",
      "2026-02-24",
      "2026-04-03",
      "2026-05-01",
      "2026-06-23",
      "2026-06-24",
      "2026-08-20",
      "2026-12-24",
      "2026-12-25",
    ]);
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
