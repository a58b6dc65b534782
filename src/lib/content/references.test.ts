import { describe, expect, it } from "vitest";
import { CopyError, fillFacts, fillFactsDeep, referenceRule, removeInapplicableParts } from "./references";

const facts = new Map([
  ["site.email", "mail@example.com"],
  ["claim.growth", "300%"],
]);

describe("references to facts", () => {
  it("are filled in, each time they occur", () => {
    expect(fillFacts("{claim.growth} growth: {site.email}, {site.email}", facts)).toBe(
      "300% growth: mail@example.com, mail@example.com",
    );
  });

  it("that are unknown cause an error that lists the known ones", () => {
    expect(() => fillFacts("{claim.more}", facts)).toThrow(
      "{claim.more} is not in src/content/claims.yaml, or is null there. Known are: {claim.growth}.",
    );
    expect(() => fillFacts("{site.fax}", facts)).toThrow(
      "{site.fax} is not in src/content/site.yaml, or is null there. Known are: {site.email}.",
    );
  });

  it("are refused in a file that the browser reads as it is written", () => {
    expect(() => fillFacts("Write to {site.email}.", new Map())).toThrow(
      "“{site.” can’t be used in this file, because the browser reads it as it is written.",
    );
  });

  it("are distinguished from other placeholders in braces", () => {
    expect(fillFacts("{name} {other.thing}", facts)).toBe("{name} {other.thing}");
  });
});

describe("a figure written out", () => {
  it.each([
    "grow by 300%",
    "300 % more",
    "12.5% more",
    "€500 each",
    "€ 1,000",
    "500 euros",
    "1 euro",
    "500€",
    "a 500K+ deal",
    "5 EUR",
    "500K+ euros",
    "500K euros",
    "EUR 500",
    "300 percent",
  ])("“%s” is an error", (text) => {
    expect(() => fillFacts(text, facts)).toThrow(CopyError);
  });

  it.each(["30-60 days", "10 to 200 people", "within 24 hours", "100 clients", "2 Euroopa", "July 2025"])(
    "“%s” is not a figure about results",
    (text) => {
      expect(fillFacts(text, facts)).toBe(text);
    },
  );

  it("is allowed only in a quote marked as an example", () => {
    const example = "> **Example.** A quarter is 25%.\n>\n> | Sum | 500 euros |";
    expect(fillFacts(`Before.\n\n${example}\n\nAfter.`, facts)).toContain("25%");
    expect(() => fillFacts(`${example}\n\nWe win 25%.`, facts)).toThrow("“25%”");
    expect(() => fillFacts("> A client won 25%.", facts)).toThrow("“25%”");
    expect(() => fillFacts("**Example.** We win 25%.", facts)).toThrow("“25%”");
  });

  it("is reported with what to do", () => {
    expect(() => fillFacts("We win 40% more.", facts)).toThrow(
      "the figure “40%” is not in the claim register. Add the claim to src/content/claims.yaml and refer to it as {claim.its-name}.",
    );
  });
});

describe("a whole file", () => {
  it("is filled in wherever there is text, and other values are kept", () => {
    const file = { a: ["{claim.growth}", { b: "{site.email}" }], order: 1, link: null, on: true };
    expect(fillFactsDeep(file, facts)).toEqual({
      a: ["300%", { b: "mail@example.com" }],
      order: 1,
      link: null,
      on: true,
    });
  });

  it("is refused with the path of the wrong field and the wrong text", () => {
    expect(() => fillFactsDeep({ a: { b: ["fine", { c: "40% off" }] } }, facts)).toThrow(
      expect.objectContaining({ path: ["a", "b", 1, "c"], found: "40%" }),
    );
    expect(() => fillFactsDeep({ a: "{claim.more}" }, facts)).toThrow(
      expect.objectContaining({ path: ["a"], found: "{claim.more}" }),
    );
  });
});

describe("a part for one mode", () => {
  const text = "a\n<!-- mode: log -->\nb\n<!-- end -->\n<!-- mode: delivery -->\nc\n<!-- end -->\nd\n";

  it("is kept in that mode only", () => {
    expect(removeInapplicableParts(text, {}, false)).toBe("a\nb\nd\n");
    expect(removeInapplicableParts(text, {}, true)).toBe("a\nc\nd\n");
  });
});

describe("a part for sites with or without a fact", () => {
  const text =
    "<!-- with: vatNumber -->\nVAT\n<!-- end -->\n<!-- without: vatNumber -->\nnone\n<!-- end -->\n";

  it("is kept if the condition holds", () => {
    expect(removeInapplicableParts(text, { vatNumber: "EE123456789" })).toBe("VAT\n");
    expect(removeInapplicableParts(text, { vatNumber: null })).toBe("none\n");
  });
});

it.each([
  "<!-- mode: log -->\nb\n",
  "<!-- mode: other -->\nb\n<!-- end -->\n",
  "<!-- with: fax -->\nb\n<!-- end -->\n",
  "<!-- end -->\n",
])("%j is an error that says how to write it", (wrong) => {
  expect(() => removeInapplicableParts(wrong, { vatNumber: null })).toThrow(/<!-- mode: delivery -->/);
});

describe("the rule for editors", () => {
  const isAllowed = (text: string, kind?: Parameters<typeof referenceRule>[0]) =>
    new RegExp(referenceRule(kind).pattern, "s").test(text);
  const isFilled = (text: string, references: ReadonlyMap<string, string> = facts) => {
    try {
      return Boolean(fillFacts(text, references));
    } catch {
      return false;
    }
  };

  it.each([
    "Write to {site.email}.",
    "{claim.growth} average growth\nand {site.email}",
    "by {moment} (Tallinn time)",
    "IT companies of 10 to 200 people",
    "{Site.email}",
    "{claim.Growth}",
    "{ site.email }",
    "40% more",
    "one line\nworth 500 Euros",
    "500k+ in partnerships",
  ])("refuses what the build refuses, and nothing else: %j", (text) => {
    expect(isAllowed(text)).toBe(isFilled(text));
    expect(isAllowed(text, "markdown")).toBe(isFilled(text));
    expect(isAllowed(text, "raw")).toBe(isFilled(text, new Map()));
  });

  it("leaves the names to the build, so that a new claim can be used at once", () => {
    expect(isAllowed("{claim.new-claim}")).toBe(true);
    expect(isFilled("{claim.new-claim}")).toBe(false);
  });

  it("allows figures in block quotes of Markdown", () => {
    expect(isAllowed("Text.\n\n> **Example.** A quarter is 25%.\n\nText.", "markdown")).toBe(true);
    expect(isAllowed("> A quarter.\nA quarter is 25%.", "markdown")).toBe(false);
  });
});
