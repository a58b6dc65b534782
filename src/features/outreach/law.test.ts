import { expect, it } from "vitest";
import { formatDaysRead } from "./law";
import { outreachLawSchema, type Source } from "./law.schema";

const source = (read: string): Source => ({
  name: "Code",
  url: "https://example.com/code",
  by: "act",
  asOf: null,
  outdated: false,
  read,
});

it("the days on which the sources were read are a range", () => {
  expect(formatDaysRead(["2026-11-22", "2026-11-23", "2026-11-21"].map(source))).toMatch(
    /^Nov 21\W+23, 2026$/,
  );
});

it("a status other than consent says if what, or why", () => {
  const rule = outreachLawSchema.shape.countries.element.shape.call;
  expect(rule.safeParse({ status: "consent" }).success).toBe(true);
  for (const status of ["none", "lawyer"]) {
    expect(rule.safeParse({ status, rule: "if so" }).success).toBe(true);
    expect(rule.safeParse({ status }).error?.message).toContain("must say");
  }
});
