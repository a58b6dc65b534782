import { describe, expect, it } from "vitest";
import { expiryWarning, securityTxt } from "./security-txt";

describe("security.txt", () => {
  it("has the fields of RFC 9116, one a line", () => {
    const text = securityTxt({ email: "a@b.ee", expires: "2027-06-30", url: "https://b.ee" });
    expect(text.split("\n")).toEqual([
      "Contact: mailto:a@b.ee",
      "Expires: 2027-06-30T23:59:59Z",
      "Preferred-Languages: en, et",
      "Canonical: https://b.ee/.well-known/security.txt",
      "",
    ]);
  });

  it.each([
    ["2027-06-30", null],
    ["2027-01-10", null],
    ["2026-12-31", "ends on 2026-12-31, in 40 days"],
    ["2026-11-21", "ends on 2026-11-21, in 0 days"],
    ["2026-11-20", "ended on 2026-11-20"],
    ["2028-01-01", "more than a year ahead"],
  ])("until %s, on 21 November 2026: %s", (expires, warning) => {
    const found = expiryWarning(expires, new Date("2026-11-21T12:00:00Z"));
    if (warning === null) {
      expect(found).toBeNull();
    } else {
      expect(found).toContain(warning);
      expect(found).toContain("src/content/site.yaml");
    }
  });
});
