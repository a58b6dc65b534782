import { describe, expect, it, vi } from "vitest";
import { loadFacts } from "../../lib/facts";
import { assessmentWords } from "./words-module";

const facts = loadFacts(undefined);
const load = (changed: Partial<typeof facts> = {}) =>
  assessmentWords({ ...facts, ...changed }).load.call(
    { addWatchFile: vi.fn() },
    "\0virtual:assessment-words",
  );

describe("the words that come with the code", () => {
  it("are the content's, with the claims of the register", () => {
    expect(load()).toContain('export const copy = {"title":"Growth assessment"');
    expect(load()).toContain('"leads":{"value":250');
  });

  it("fail the build where a claim is gone", () => {
    const { "account-value": _, ...claims } = facts.claims;
    expect(() => load({ claims })).toThrow(/claims\.yaml has no claim “account-value” in percent/);
  });
});
