import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkTexts } from "./check-texts.ts";

/** Returns the problems of a file with this text, without the file's name. */
function problems(source: string, name = "page.yaml"): string[] {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, source);
  return checkTexts([file]).map(({ where, what }) => `${where.replace(`${file}, `, "")}: ${what}`);
}

describe("letters that the web font lacks", () => {
  it("are reported with line and field", () => {
    expect(problems("title: Plain\nitems:\n  - text: Łódź and Kraków\n")).toEqual([
      "line 3, text: the web font has no “Ł”, “ó”, “ź”. Write it otherwise, or add it in src/styles/subset-font.ts.",
    ]);
  });

  it("are reported with their line in a Markdown text", () => {
    expect(problems("---\ntitle: Plain\n---\n\nOne.\n\nTwo ☃.\n", "text.md")).toEqual([
      expect.stringMatching(/^line 7: the web font has no “☃”/),
    ]);
  });

  it.each(["Õäöü ŠŽšž", "“Quotes”, dashes – — and ellipses…", "§ 12", "€ · × − ±"])("%s has none", (text) => {
    expect(problems(`text: "${text}"\n`)).toEqual([]);
  });
});

describe("headlines", () => {
  it.each(["headline", "title"])("a %s of 61 characters is too long", (field) => {
    expect(problems(`${field}: ${"four ".repeat(12)}\n`)).toEqual([]);
    expect(problems(`${field}: ${"four ".repeat(12)}xx\n`)).toEqual([
      `line 1, ${field}: has 62 characters; 60 fit.`,
    ]);
  });

  it("with a word of more than 14 letters are reported, because a phone would cut it", () => {
    expect(problems("headline: Accountabilitys grow\n")).toEqual([
      "line 1, headline: “Accountabilitys” is cut in the middle on a phone; 14 letters fit.",
    ]);
    expect(problems("headline: Accountability grows\ntext: Accountabilitys\n")).toEqual([]);
  });
});
