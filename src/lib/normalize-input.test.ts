import { expect, it } from "vitest";
import { normalizeLine, normalizeSymbols, normalizeText } from "./normalize-input.ts";

/** Soft hyphen, zero-width space, marks of direction, word joiner, byte order mark. */
const UNSEEN = [..."\u00ad\u061c\u180e\u200b\u200e\u202a\u202e\u2060\u2069\ufeff"];

it.each(UNSEEN)("%j is removed wherever it stands", (character) => {
  const text = `${character}Ma${character}ri${character}`;
  expect(normalizeLine(text)).toBe("Mari");
  expect(normalizeSymbols(text)).toBe("Mari");
});

it.each([
  ["tabs and line breaks", " Mari\tMaasikas\r\nTallinn\n", "Mari Maasikas Tallinn"],
  ["a joiner within a Persian word, which stays", "علی\u200cرضا", "علی\u200cرضا"],
  ["a joiner within a Sinhala word, which stays", "ශ්\u200dරී", "ශ්\u200dරී"],
  ["joiners elsewhere", "\u200dMari\u200c \u200dMaasikas\u200c\u200d", "Mari Maasikas"],
  ["letters and signs, which stay", "Acme™ ＡＢ ٣ e\u0301", "Acme™ ＡＢ ٣ e\u0301"],
  ["control characters and half a surrogate pair", "Ma\u0000ri\u001b \ud800x", "Mari \ufffdx"],
  ["unseen characters alone", " \u200b\u3164\u200d\u00a0\u2800", ""],
  ["joiners within an emoji, which stay", "👩‍💻 👩🏽‍💻 🏴‍☠️", "👩‍💻 👩🏽‍💻 🏴‍☠️"],
  ["no-break spaces between words", "IT\u00a0teenus\u202fõhtu\u00a0мир", "IT teenus õhtu мир"],
  [
    "no-break spaces at numbers, which stay",
    "Artikkel\u00a06, 30\u202f000, 10\u00a0%",
    "Artikkel\u00a06, 30\u202f000, 10\u00a0%",
  ],
  ["a variation selector, which is part of its sign", "葛\u{e0100}", "葛\u{e0100}"],
])("a name or a company with %s", (_, text, normalized) => {
  expect(normalizeLine(text)).toBe(normalized);
  // The server normalizes again what the form has normalized.
  expect(normalizeLine(normalized)).toBe(normalized);
});

it("a message of several lines has plain spaces between its words, too", () => {
  expect(normalizeText("IT\u00a0teenus\r\nArtikkel\u00a06")).toBe("IT teenus\nArtikkel\u00a06");
});
