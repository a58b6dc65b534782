import { describe, expect, it } from "vitest";
import { fillReferences, selectParts } from "./references.ts";

const site = { email: "mail@example.com", chatUrl: null };

describe("references to facts", () => {
  it("are filled in, each time they occur, and distinguished from other placeholders", () => {
    expect(fillReferences("{site.email}, {site.email}, {name} {other.thing}", site)).toBe(
      "mail@example.com, mail@example.com, {name} {other.thing}",
    );
  });

  it("may be encoded, as Markdown does in the address of a link, and are escaped for HTML", () => {
    expect(fillReferences('<a href="mailto:%7Bsite.email%7D">', site, (value) => `(${value})`)).toBe(
      '<a href="mailto:(mail@example.com)">',
    );
  });
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
});
