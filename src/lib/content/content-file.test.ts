import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "astro/zod";
import { describe, expect, it, onTestFinished } from "vitest";
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

/** Creates a content file with this text, and returns its path. */
function file(source: string, name = "page.yaml"): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), source);
  return join(folder, name);
}

/**
 * Reads a content file with this text, and returns the lines of its error message below the first.
 */
function mistakes(source: string, name?: string, checked: z.ZodType = schema): string[] {
  const path = file(source, name);
  try {
    readContentFile(path, checked, facts);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    const [first, ...lines] = (error as Error).message.split("\n");
    expect(first).toBe(`There is a mistake in ${path}.`);
    return lines.map((line) => line.trim());
  }
}

it("a valid file is read, with references filled in", () => {
  const { data, body } = readContentFile(file("headline: Write to {site.email}\n"), schema, facts);
  expect(data).toEqual({ headline: `Write to ${facts.site.email}` });
  expect(body).toBe("");
});

it("a Markdown file also returns its text", () => {
  const source = "---\nheadline: Hello\n---\n\nWrite to {site.email}.\n";
  const { data, body } = readContentFile(file(source, "text.md"), schema, facts);
  expect(data).toEqual({ headline: "Hello" });
  expect(body).toBe(`\nWrite to ${facts.site.email}.\n`);
});

describe("a mistake is reported with its line, its field and what to do", () => {
  it.each([
    ["order: 1", "headline: is missing"],
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
    ["", "headline: is missing"],
  ])("%j", (source, mistake) => {
    expect(mistakes(source)).toEqual([mistake]);
  });

  it("all mistakes of a file are reported at once", () => {
    expect(mistakes("headline: 1\norder: x\n")).toHaveLength(2);
  });

  it("also a text that YAML would cut off", () => {
    expect(mistakes("order: 1\nheadline: Be #1 in sales")).toEqual([
      expect.stringMatching(/^line 2: “#1 in sales” would not appear.*"Be #1 in sales"/),
    ]);
  });

  it("also a line that can't be parsed, in the front matter of a Markdown file, too", () => {
    expect(mistakes("---\norder: 1\nheadline: a: b\n---\nText\n", "text.md")).toEqual([
      expect.stringMatching(/^line 3: this line can't be read/),
    ]);
  });

  it("also a figure that is not a reference to a claim", () => {
    expect(mistakes("headline: x\nitems:\n  - title: 99% of all")).toEqual([
      expect.stringMatching(/^line 3: items, item 1, title: the figure “99%”.*claims\.yaml/),
    ]);
  });

  it("also a reference to an unknown claim in the text of a Markdown file", () => {
    expect(mistakes("---\nheadline: x\n---\n\nOne.\n\nTwo {claim.moon}.\n", "text.md")).toEqual([
      expect.stringMatching(/^line 7: \{claim\.moon\} is not in src\/content\/claims\.yaml/),
    ]);
  });

  it.each([
    ["title", "t".repeat(61), /at most 60 characters/],
    ["description", "d".repeat(49), /at least 50 characters/],
    ["description", "d".repeat(161), /at most 160 characters/],
  ])("a page's %s “%.10s…”", (field, value, reason) => {
    const head = { title: "t".repeat(60), description: "d".repeat(160), [field]: value };
    const source = `title: ${head.title}\ndescription: ${head.description}\n`;
    expect(mistakes(source, "page.yaml", z.strictObject(pageHead))).toEqual([expect.stringMatching(reason)]);
  });
});

it("an editor's mistake is shown without a stack trace", () => {
  expect(new ContentError("There is a mistake").stack).toBe("");
});
