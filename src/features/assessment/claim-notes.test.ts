import { describe, expect, it } from "vitest";
import { claimSchema } from "../../lib/content/facts.schema";
import { CONTENT } from "./assessment.fixture";
import { claimNote } from "./claim-notes";

const claim = (counts: string | null, value: number) =>
  claimSchema.parse({ counts, value, unit: "percent", meaning: "more" });
/** What is filled into the texts, and nothing else. */
const COPY = {
  ...CONTENT,
  claims: {
    leads: "{leads} to {moreLeads}, {time}",
    winRate: "{rate} to {betterRate}, {count}, {decided}",
  },
};

describe("the note to a claim", () => {
  it.each([
    [claim("winRate", 180), "20% to 56%, 25, 4 months"],
    [claim("leads", 250), `12 to 42, ${CONTENT.assessment.units.months.one}`],
  ])("%o offers to count what it takes", (claim, text) => {
    expect(claimNote(claim, COPY)).toBe(text);
  });

  it.each([claim(null, 300), undefined])("is left out for %o", (claim) => {
    expect(claimNote(claim, COPY)).toBeUndefined();
  });
});
