import fc from "fast-check";
import { expect, it } from "vitest";
import { readSource, withoutSource } from "./source";

it.each([
  ["", ""],
  ["?utm_source=", ""],
  ["?ref=partner.example", "ref “partner.example”"],
  ["?utm_campaign=spring+2026&utm_source=newsletter", "source “newsletter”, campaign “spring 2026”"],
  ["?utm_source=a%0d%0aBcc:%20b", "source “a Bcc: b”"],
  ["?utm_source=%E2%80%AEabc", "source “abc”"],
  ["?ref=a%E2%80%9D,+we+promise+%22b", "ref “a , we promise  b”"],
  [`?ref=${"x".repeat(500)}`, `ref “${"x".repeat(60)}”`],
])("the source in the address %j is read as %j", (search, source) => {
  expect(readSource(search)).toBe(source);
});

it("the source is one line of at most 200 characters with complete quotations, whatever the address contains", () => {
  const values = fc.array(fc.string({ unit: "binary", maxLength: 300 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(values, (all) => {
      const names = ["ref", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
      const search = new URLSearchParams(all.map((value, index) => [names[index] ?? "", value]));
      const source = readSource(`?${search}`);
      expect(source.length).toBeLessThanOrEqual(200);
      expect(source).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      expect(source.isWellFormed()).toBe(true);
      expect(source).toMatch(/^([a-z]+ “[^“”]{1,60}”(, |$))*$/u);
    }),
  );
});

it("the source is removed from the address, whose other parameters are kept", () => {
  expect(withoutSource("https://a.example/contact?x=1&utm_source=b&ref=c#d")).toBe(
    "https://a.example/contact?x=1#d",
  );
});
