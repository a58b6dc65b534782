import { expect, it } from "vitest";
import { countWords, readMessage } from "./message";

const body = (text: string) => readMessage(text).body.replace(/\s+/g, " ").trim();
const sentences = (text: string) => readMessage(text).sentences.map((sentence) => sentence.text);

it("entities are decoded, and tags, styles, scripts, comments and headers are no text", () => {
  expect(
    body(
      "From: a\nSubject: b\n<style>p{}</style><p>It&#39;s&#x20;&#8202;&nbsp;<b>you</b> &amp; me<!-- x --></p>",
    ),
  ).toBe("It's you & me");
});

it.each([
  "Hello.\n> quoted\n> text",
  "Hello.\n\n-----Original Message-----\nquoted",
  "Hello.\n\n---------- Forwarded message ---------\nquoted",
  "Hello.\nBegin forwarded message:\nquoted",
  "Hello.\n\nOn Mon, 3 May 2027, Ann wrote:\nquoted",
  "Hello.\n\nFrom: Ann\nSent: Monday\nquoted",
])("quoted and forwarded text is left out of %j", (text) => {
  expect(body(text)).toBe("Hello.");
  expect(readMessage(text).hasOthers).toBe(true);
});

it("headers at the beginning are the message's own", () => {
  const { hasOthers, subject } = readMessage("From: Ann\nDate: Monday\nSubject: it\n\nHello.");
  expect([hasOthers, subject?.text]).toEqual([false, "it"]);
  expect(readMessage("Hello.").subject).toBeUndefined();
});

it("sentences end at points, lines and blocks, but not within abbreviations and addresses", () => {
  expect(sentences("Dear Ms. Shah, reg. no. 1 at example.com/a?b. Really?\nYes<p>No</p>")).toEqual([
    "Dear Ms. Shah, reg. no. 1 at example.com/a?b.",
    "Really?",
    "Yes",
    "No",
  ]);
});

it("every word counts", () => {
  expect(countWords("I’m 2 of us – at example.com")).toBe(6);
});

it.each([
  ["We bought 5,000 addresses and yours is one. Privacy matters to us. Bob Smith, Example Ltd", true],
  ["Kaks Kotlini kohta?", true],
  ["Sehr geehrte Frau Müller, wir verbinden Lagersysteme mit Onlineshops. Hätten Sie Interesse?", false],
  ["Tere! Ühendame laosüsteemid veebipoodidega. Kas pool tundi enne maid oleks teie aega väärt?", false],
  ["Hallo, we verbinden systemen met webwinkels en de kosten zijn laag. Is dat iets voor u?", false],
])("%j is English: %s", (text, isEnglish) => {
  expect(readMessage(text).isEnglish).toBe(isEnglish);
});
