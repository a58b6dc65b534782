import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Country } from "../../lib/content/outreach-law-schema";
import BAD from "./bad-messages.fixture.json" with { type: "json" };
import LONGER from "./good-messages.fixture.json" with { type: "json" };
import { lineAt, readMessage } from "./message";
import { EXAMPLES, GOOD, HOSTILE } from "./messages.fixture";
import { lint, RULE_NAMES, type RuleName } from "./rules";

const country = (status: Country["status"]): Country => ({
  name: "Utopia",
  inSentence: null,
  status,
  rule: "A rule.",
  phone: null,
  source: { name: "Code", url: "https://example.com" },
  asOf: null,
  read: "2026-11-23",
});
const check = (text: string, status: Country["status"] = "refusal") =>
  lint(readMessage(text), country(status));
const rulesBroken = (text: string) => check(text).map(({ rule }) => rule);

describe.each(Object.entries(EXAMPLES))("%s", (rule, { breaks, follows }) => {
  it.each(breaks)("reports %j", (text) => {
    expect(rulesBroken(text)).toContain(rule);
  });
  it.each(follows)("accepts %j", (text) => {
    expect(rulesBroken(text)).not.toContain(rule);
  });
});

describe("a message", () => {
  it.each([...GOOD, ...LONGER])("that is good has no findings: %j", (text) => {
    expect(rulesBroken(text)).toEqual([]);
  });

  it.each(BAD)("that is bad has its findings: $text", ({ text, breaks }) => {
    expect(rulesBroken(text)).toEqual(expect.arrayContaining(breaks));
  });

  it("to a country that needs consent breaks the law first of all, however good it is", () => {
    expect(check(GOOD[0], "consent")).toEqual([{ rule: "consent-first", severity: "error", places: [] }]);
    expect(check("Hello!", "consent")[0]?.rule).toBe("consent-first");
  });

  it("to a country whose law was not read sends to a lawyer", () => {
    expect(check(GOOD[0], "unverified").map(({ rule }) => rule)).toEqual(["ask-a-lawyer"]);
  });

  it("has its findings in the order of the rules, errors before warnings", () => {
    const findings = check("Subject: Re: Hello\n\nHi {Name},\n\nAct now!");
    const order = findings.map(({ rule }) => RULE_NAMES.indexOf(rule));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const severities = findings.map(({ severity }) => severity);
    expect(severities.lastIndexOf("error")).toBeLessThan(severities.indexOf("warning"));
  });

  it("has places with their text and position, in HTML too", () => {
    const text = "Subject: Re: it\n\n<p>Hello,&nbsp;</p>\n<b>Act now</b>";
    const placesOf = (name: RuleName) => check(text).find(({ rule }) => rule === name)?.places;
    expect(placesOf("no-pressure")).toEqual([{ text: "Act now", start: text.indexOf("Act") }]);
    expect(lineAt(text, text.indexOf("Act"))).toBe(4);
    expect(placesOf("no-fake-reply")).toEqual([{ text: "Re: it", start: text.indexOf("Re:") }]);
  });

  it.each(HOSTILE)("may be anything, and is checked in 50 ms of the processor: %.20j…", (text) => {
    const before = process.cpuUsage();
    check(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
  });
});

it("each article that the reasons name is in the law file, which has its source", () => {
  const { linter } = parse(readFileSync("src/content/features/outreach.yaml", "utf8"));
  const { articles } = parse(readFileSync("src/content/outreach-law.yaml", "utf8"));
  const names: string[] = articles.map(({ name }: { name: string }) => name);
  const reasons = RULE_NAMES.map((name) => linter.rules[name].why).join("\n");
  expect(names.reduce((text, name) => text.replaceAll(name, ""), reasons)).not.toMatch(/Article|§/);
});

it("every rule that reads the text has examples", () => {
  const others = ["consent-first", "ask-a-lawyer"];
  expect(Object.keys(EXAMPLES).sort()).toEqual(RULE_NAMES.filter((name) => !others.includes(name)).sort());
});
