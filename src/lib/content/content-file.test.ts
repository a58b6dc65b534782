import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder";
import { ContentError, readContentFile } from "./content-file";
import { loadFacts } from "./facts";
import { pageHead, text } from "./text-schemas";

const facts = loadFacts();

const schema = z.strictObject({
  headline: text,
  order: z.int().positive().optional(),
  isOpen: z.boolean().optional(),
  icon: z.enum(["target", "route"]).optional(),
  points: z.array(text).length(2).optional(),
  items: z.array(z.strictObject({ title: text })).optional(),
});

/** Reads a content file with this text. */
function read(source: string, name = "page.yaml", checked: z.ZodType = schema) {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, source);
  return readContentFile(file, checked, facts);
}

/** Returns the lines of the error message below the first, which names the file. */
function mistakes(...file: Parameters<typeof read>): string[] {
  try {
    read(...file);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    // Without a stack trace, which would hide it.
    expect((error as Error).stack).toBe("");
    const [first, ...lines] = (error as Error).message.split("\n");
    expect(first).toMatch(/^There is a mistake in .+\.(yaml|md)\.$/);
    return lines.map((line) => line.trim());
  }
}

it("a valid file is read, with references filled in, also in the text of a Markdown file", () => {
  const { email } = facts.site;
  expect(read("headline: Write to {site.email}\n")).toEqual({
    data: { headline: `Write to ${email}` },
    body: "",
  });
  expect(read("---\nheadline: Hello\n---\n\nWrite to {site.email}.\n", "text.md")).toEqual({
    data: { headline: "Hello" },
    body: `\nWrite to ${email}.\n`,
  });
});

it("soft hyphens and zero-width characters are removed", () => {
  const word = "ac\u00adco\u200bun\u2060t\ufeff";
  const file = read(`---\nheadline: ${word}\n---\n\nAn ${word}.\n`, "text.md");
  expect(file).toEqual({ data: { headline: "account" }, body: "\nAn account.\n" });
  expect(mistakes(`headline: 4\u200b0% more\n`)).toEqual([expect.stringContaining("“40%”")]);
});

describe("a mistake is reported with its line, its field and what to do", () => {
  it.each([
    ["", "headline: is missing"],
    ["headline:", "line 1: headline: must not be empty"],
    ['headline: " "', "line 1: headline: must not be empty"],
    ["headline: 2026", "line 1: headline: must be text: put it in quotes"],
    [
      "headline: {site.email}",
      "line 1: headline: must be one text: put it in quotes if it begins with { or [",
    ],
    ["headline: x\ncolour: blue", "there is no field “colour” here; check its spelling, or remove it"],
    ['headline: x\norder: "1"', "line 2: order: must be a number, without quotes"],
    ["headline: x\norder: 1.5", "line 2: order: must be a whole number, without quotes"],
    ["headline: x\nisOpen: maybe", "line 2: isOpen: must be true or false"],
    ["headline: x\nicon: star", "line 2: icon: must be target or route"],
    [
      "headline: x\npoints: one",
      "line 2: points: must be a list: below it, a line that begins with “- ” for each item",
    ],
    ["headline: x\npoints:\n  - one", "line 3: points: must have exactly 2 items"],
    ["headline: x\nitems:\n  - title: a\n  - title:", "line 4: items, item 2, title: must not be empty"],
    ["headline: x\nitems:\n  - a", "line 3: items, item 1: must have fields, each on a line below it"],
  ])("%j", (source, mistake) => {
    expect(mistakes(source)).toEqual([mistake]);
  });

  it("all mistakes of a file at once", () => {
    const source = `title: ${"t".repeat(61)}\ndescription: Too short.\n`;
    expect(mistakes(source, "page.yaml", z.strictObject(pageHead))).toEqual([
      expect.stringMatching(/at most 60 characters/),
      expect.stringMatching(/at least 50 characters/),
    ]);
  });

  it.each([
    [
      "in a field",
      "headline: x\nitems:\n  - title: 99% of all",
      /^line 3: items, item 1, title: the figure “99%”/,
    ],
    ["in front matter", "---\norder: 1\nheadline: a: b\n---\nText\n", /^line 3: this line can't be read/],
    [
      "in Markdown",
      "---\nheadline: x\n---\n\nOne.\n\nTwo {claim.moon}.\n",
      /^line 7: \{claim\.moon\} is not in /,
    ],
  ])("a wrong text %s", (_, source, mistake) => {
    const name = source.startsWith("---") ? "text.md" : "page.yaml";
    expect(mistakes(source, name)).toEqual([expect.stringMatching(mistake)]);
  });
});
