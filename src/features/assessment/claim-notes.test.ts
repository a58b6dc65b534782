import { describe, expect, it } from "vitest";
import { claimSchema } from "../../lib/content/fact-schemas";
import { allClaims, claimNote } from "./claim-notes";
import { CONTENT } from "./copy.fixture";

const claim = (counts: string | null, value: number, unit = "percent") =>
  claimSchema.parse({ counts, value, unit, meaning: "more" });
/** What is filled into the texts, and nothing else. */
const COPY = {
  ...CONTENT,
  claims: {
    title: "Note",
    leads: "{figure}: {leads} to {moreLeads}, {time}",
    winRate: "{figure}: {rate} to {betterRate}, {count}",
    accounts: "{figure}: {times}, not {notTimes}",
    growth: "Of how many?",
    contracts: "{figure}: {contracts} of {contract}, {low} to {high}",
  },
};

describe("the note to a claim", () => {
  it.each([
    [claim("winRate", 40), "40%: 20% to 28%, 255"],
    [claim("winRate", 180), "180%: 20% to 56%, 15"],
    [claim("leads", 250), `250%: 12 to 42, ${CONTENT.assessment.units.months.one}`],
    [claim("accounts", 300), "300%: 3, not 4"],
    [claim("growth", 300), "Of how many?"],
    [claim("contracts", 500_000, "euros"), "500K euros: 17 of €30,000, 12 to 22"],
  ])("%o says how much it takes", (claim, text) => {
    expect(claimNote(claim, COPY)).toEqual({ title: "Note", text });
  });

  it.each([claim(null, 300), undefined])("is left out for %o", (claim) => {
    expect(claimNote(claim, COPY)).toBeUndefined();
  });
});

it("all claims at once multiply contracts by the leads and by the best win rate", () => {
  const claims = { a: claim("leads", 250), b: claim("winRate", 40), c: claim("winRate", 180) };
  expect(allClaims(claims)).toEqual({ times: "9.8", leads: "3.5", winRate: "2.8" });
  expect(allClaims({})).toEqual({ times: "1", leads: "1", winRate: "1" });
});
