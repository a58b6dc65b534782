import { afterEach, expect, it, vi } from "vitest";
import { fromFragment, toLink } from "./link";
import { START } from "./numbers";

afterEach(() => vi.unstubAllGlobals());

const INPUTS = { contracts: "2,000", value: "100,000,000", leads: "0", plan: "15" };

it("a link has the numbers as digits and hyphens, and opens the same assessment", () => {
  vi.stubGlobal("location", new URL("https://example.com/?ref=x#cta"));
  const link = toLink({ contracts: 2000, value: 100_000_000, leads: 0, plan: 15 });
  expect(link).toBe("https://example.com/#assessment=2000-100000000-0-15");
  expect(fromFragment(new URL(link).hash)).toEqual(INPUTS);
});

it.each([")", ".", "%3E", "&x=1", "-7"])("what follows the numbers is ignored: %s", (more) => {
  expect(fromFragment(`#assessment=2000-100000000-0-15${more}`)).toEqual(INPUTS);
});

it.each([
  "",
  "29-30000-12",
  "2001-1-1-10",
  "1-100000001-1-10",
  "1-1-501-10",
  "1-1-1-12",
  "1-1-1-305",
  "a-1-1-10",
])("“%s” shows the example", (numbers) => {
  expect(fromFragment(`#assessment=${numbers}`)).toBe(START.inputs);
});

it.each(["", "#cta", "#assessment", "#assessment?leads=7"])("“%s” isn't a link with numbers", (fragment) => {
  expect(fromFragment(fragment)).toBeUndefined();
});
