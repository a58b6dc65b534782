import { describe, expect, it } from "vitest";
import { formatFigure } from "./claims";
import { CopyError, fillFacts, fillFactsDeep } from "./copy";

const facts = new Map([
  ["site.email", "mail@example.com"],
  ["claim.growth", "300%"],
]);

describe("references to facts", () => {
  it("are filled in", () => {
    expect(fillFacts("{claim.growth} growth: {site.email}", facts)).toBe("300% growth: mail@example.com");
  });

  it("that are unknown are an error that lists the known ones", () => {
    expect(() => fillFacts("{claim.more}", facts)).toThrow(
      "{claim.more} is not in the claim register. Known are: {claim.growth}.",
    );
    expect(() => fillFacts("{site.fax}", facts)).toThrow("{site.fax} is not in the site facts.");
  });
});

describe("a figure written out", () => {
  it.each(["grow by 300%", "300 % more", "€500 each", "500 euros", "a 500K+ deal", "5 EUR"])(
    "“%s” is an error",
    (text) => {
      expect(() => fillFacts(text, facts)).toThrow(CopyError);
    },
  );

  it.each(["30-60 days", "10 to 200 people", "within 24 hours", "100 Kasv clients", "Euroopa"])(
    "“%s” is no figure about results",
    (text) => {
      expect(fillFacts(text, facts)).toBe(text);
    },
  );

  it("is reported with the path of its field", () => {
    expect(() => fillFactsDeep({ a: { b: ["fine", "40% off"] } }, facts)).toThrow(
      /^a\.b\[1\]: the figure “40%/,
    );
  });
});

describe("figures", () => {
  it("are written as the specification does", () => {
    const claim = { value: 250, unit: "percent", orMore: false, meaning: "" } as const;
    expect(formatFigure(claim)).toBe("250%");
    expect(formatFigure({ ...claim, value: 500_000, unit: "euros", orMore: true })).toBe("500K+ euros");
  });
});
