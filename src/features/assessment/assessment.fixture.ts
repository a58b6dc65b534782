import { loadFacts } from "../../lib/content/facts";
import { readYaml } from "../../lib/content/read-content";
import { type AssessmentCopy, assessmentSchema } from "./assessment.schema";

/** The site's own copy, for tests and examples. */
export const CONTENT = readYaml(
  "src/content/features/assessment.yaml",
  assessmentSchema,
  loadFacts({}).references,
);
export const COPY = CONTENT.assessment;

/** Copy that an editor doesn't change: what is filled in, in few words. */
export const FIXTURE: Pick<AssessmentCopy, "findings" | "units"> = {
  findings: {
    target: "{targetLeads} or {targetWinRate}",
    targetLeads: "only {targetLeads}",
    chance: "in {targetTime}, 12 and {decide}; each {months}",
    gain: "{planned}: {added} {addedEuros}",
    leads: "leads in {leadTime}",
    contracts: "contracts in {time}, {counted} and {decide}",
    unproven: "UNPROVEN",
    expected: "{contracts} {euros}",
    luck: "{low}–{high}, {lowEuros}–{highEuros}",
    nothing: "NOTHING",
  },
  units: {
    leads: { one: "one lead", other: "{count} leads" },
    contracts: { one: "one contract", other: "{count} contracts" },
    more: { one: "one more", other: "{count} more" },
    months: { one: "a month", other: "{count} months" },
    planned: { leads: "{value} a month", winRate: "rate {value}" },
  },
};

/** A generator of random numbers from 0 up to 1 (Tommy Ettinger's Mulberry32, public domain). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
