import { describe, expect, it, vi } from "vitest";
import { loadFacts } from "../../../lib/facts";
import { callsWords, officeHours } from "./calls-module";
import { publicHolidays } from "./holidays";
import { OFFICE } from "./office.fixture";

describe("the holidays of Estonia", () => {
  it("are those of the law on public holidays, for four years", () => {
    const days = publicHolidays(2026);
    expect(days.filter((day) => day.startsWith("2026"))).toEqual(OFFICE.holidays);
    expect(days.at(-1)).toBe("2029-12-26");
  });
});

describe("the module", () => {
  const facts = loadFacts(undefined);
  const load = (id: string) => callsWords(facts).load.call({ addWatchFile: vi.fn() }, id) ?? "";

  it("holds the words and the hours, in at most 4 KB", () => {
    const code = load("\0virtual:calls-words");
    expect(code).toContain(`export const office = ${JSON.stringify(officeHours(facts))}`);
    expect(code).toContain("We reply within 24 hours: ");
    expect(code.length).toBeLessThanOrEqual(4096);
  });

  it("is no other", () => {
    expect(load("virtual:other")).toBe("");
  });
});
