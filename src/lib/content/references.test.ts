import { describe, expect, it } from "vitest";
import { fillReferences, fillValue, refuseFigures, selectParts } from "./references";

const facts = new Map([
  ["site.email", "mail@example.com"],
  ["claim.growth", "300%"],
]);

describe("references to facts", () => {
  it("are filled in, each time they occur, and distinguished from other placeholders", () => {
    expect(
      fillReferences("{claim.growth} growth: {site.email}, {site.email}, {name} {other.thing}", facts),
    ).toBe("300% growth: mail@example.com, mail@example.com, {name} {other.thing}");
  });

  it("may be encoded, as Markdown does in the address of a link, and are escaped for HTML", () => {
    const html = '<a href="mailto:%7Bsite.email%7D">{claim.growth}</a>';
    expect(fillReferences(html, facts, (value) => `(${value})`)).toBe(
      '<a href="mailto:(mail@example.com)">(300%)</a>',
    );
  });
});

describe("a figure written out", () => {
  it.each([
    "grow by 300%",
    "300 % more",
    "12.5% more",
    "€ 1,000",
    "1 euro",
    "500€",
    "a 500K+ deal",
    "5 EUR",
    "500K euros",
    "EUR 500",
    "300 percent",
    "$1,000",
    "500K dollars",
    "£2m",
    "USD 500",
    "2 million pounds",
    "9000 kr",
  ])("“%s” is an error that says what to do", (text) => {
    expect(() => refuseFigures(text)).toThrow(
      /^the figure “.+” is not in the claim register\. Add the claim to src\/content\/claims\.yaml and refer to it as \{claim\.its-name\}\.$/,
    );
  });

  it.each(["30-60 days", "10 to 200 people", "within 24 hours", "100 clients", "2 Euroopa", "5 krooked"])(
    "“%s” is not a figure about results",
    (text) => {
      expect(() => refuseFigures(text)).not.toThrow();
    },
  );

  it("is allowed only in a quote marked as an example", () => {
    const example = "> **Example.** A quarter is 25%.\n>\n> | Sum | 500 euros |";
    expect(() => refuseFigures(`Before.\n\n${example}\n\nAfter.`)).not.toThrow();
    for (const text of [`${example}\n\nWe win 25%.`, "> A client won 25%.", "**Example.** We win 25%."]) {
      expect(() => refuseFigures(text)).toThrow("“25%”");
    }
  });
});

it("a whole file is filled in wherever there is text, and other values are kept", () => {
  const file = { a: ["{claim.growth}", { b: "{site.email}" }], order: 1, link: null, on: true };
  const filled = { ...file, a: ["300%", { b: "mail@example.com" }] };
  expect(fillValue(file, facts)).toEqual(filled);
});

it.each([
  [{ intro: ["{site.foo}"] }, ["intro", 0], "{site.foo} is unknown. Known are: {site.email}."],
  [{ hero: { intro: "99% more" } }, ["hero", "intro"], "the figure “99%” is not in the claim register."],
  [{ outcomes: [{ type: "claim", claim: "moon" }] }, ["outcomes", 0, "claim"], "{claim.moon} is unknown."],
])("a mistake in %j has the path of its field", (value, path, message) => {
  expect(() => fillValue(value, facts)).toThrow(
    expect.objectContaining({ path, message: expect.stringContaining(message) }),
  );
});

it("soft hyphens and zero-width characters are removed, and don't hide a figure", () => {
  expect(fillValue("ac\u00adco\u200bun\u2060t\ufeff", facts)).toBe("account");
  expect(() => fillValue("4\u200b0% more", facts)).toThrow("“40%”");
});

describe("a part of a text", () => {
  const MODES = "a\n<!-- mode: log -->\nb\n<!-- end -->\n<!-- mode: delivery -->\nc\n<!-- end -->\nd\n";
  const VAT =
    "<!-- with: vatNumber -->\nVAT\n<!-- end -->\n<!-- without: vatNumber -->\nnone\n<!-- end -->\n";

  it.each([
    ["in that mode", MODES, null, false, "a\nb\nd\n"],
    ["in that mode", MODES, null, true, "a\nc\nd\n"],
    ["with the fact", VAT, "EE123456789", false, "VAT\n"],
    ["without the fact", VAT, null, false, "none\n"],
  ])("is kept only %s", (_, text, vatNumber, isDelivery, kept) => {
    expect(selectParts(text, { vatNumber }, isDelivery)).toBe(kept);
  });

  it.each([
    "<!-- mode: log -->\nb\n",
    "<!-- mode: other -->\nb\n<!-- end -->\n",
    "<!-- with: fax -->\nb\n<!-- end -->\n",
    "<!-- end -->\n",
  ])("that is wrong is an error that says how to write it: %j", (wrong) => {
    expect(() => selectParts(wrong, { vatNumber: null })).toThrow(/<!-- mode: delivery -->/);
  });
});
