import { describe, expect, it } from "vitest";
import { securityTxt } from "./security-txt";

describe("security.txt", () => {
  it("has the fields of RFC 9116, one a line", () => {
    const text = securityTxt({ email: "a@b.ee", expires: "2027-06-30", url: "https://b.ee" });
    expect(text.split("\n")).toEqual([
      "Contact: mailto:a@b.ee",
      "Expires: 2027-06-30T23:59:59Z",
      "Preferred-Languages: en",
      "Canonical: https://b.ee/.well-known/security.txt",
      "",
    ]);
  });
});
