import { describe, expect, it } from "vitest";
import { fillReferences, refuseFigures } from "../lib/content/references";
import { referenceRule } from "./text-rules";

describe("the editor's rule for texts", () => {
  const facts = new Map([
    ["site.email", "mail@example.com"],
    ["claim.growth", "300%"],
  ]);
  const isAllowed = (text: string, kind?: Parameters<typeof referenceRule>[1]) =>
    new RegExp(referenceRule(facts.keys(), kind).pattern, "s").test(text);
  const isFilled = (text: string) => {
    try {
      refuseFigures(text);
      return Boolean(fillReferences(text, facts));
    } catch {
      return false;
    }
  };

  it.each([
    "{claim.growth} average growth\nand {site.email}",
    "reply to {email} soon",
    "IT companies of 10 to 200 people",
    "{Site.email}",
    "{claim.Growth}",
    "{ site.email }",
    "{site.foo}",
    "40% more",
    "one line\nworth 500 Euros",
    "500k+ in partnerships",
    "$1,000",
    "500K dollars",
  ])("refuses what the build refuses, and nothing else: %j", (text) => {
    expect(isAllowed(text)).toBe(isFilled(text));
    expect(isAllowed(text, "markdown")).toBe(isFilled(text));
  });

  it("leaves the names of claims to the build, so that a new claim can be used at once", () => {
    expect(isAllowed("{claim.new-claim}")).toBe(true);
  });

  it("allows figures in block quotes of Markdown", () => {
    expect(isAllowed("Text.\n\n> **Example.** A quarter is 25%.\n\nText.", "markdown")).toBe(true);
    expect(isAllowed("> A quarter.\nA quarter is 25%.", "markdown")).toBe(false);
  });

  it.each([
    "A line.\n\n[us](www.example.com)",
    "A line.\n\n[us] (/contact)",
    "# Scope",
    "A line.\n\n# Scope",
    "Kasv OÜ\n===",
    "A line.\n---\n\nMore.",
    "Write to <your account manager>.",
    "A line.\n\n    More.",
  ])("refuses mistakes of Markdown, as the build does: %j", (text) =>
    expect(isAllowed(text, "markdown")).toBe(false),
  );
});
