import { describe, expect, it } from "vitest";
import { readYaml } from "./read-yaml";

const problems = (source: string) => readYaml(source).problems.map(({ line, message }) => [line, message]);

describe("a text that YAML would cut off is a problem, with a hint how to write it", () => {
  it.each([
    ["headline: Be #1 in sales", 1, /^“#1 in sales” would not appear.* in quotes: "Be #1 in sales"/],
    ["headline: #1 in sales", 1, /^“#1 in sales” would not appear.* in quotes: "#1 in sales"/],
    ['headline: The "best" #1', 1, /^“#1” would not appear.* in quotes: 'The "best" #1'/],
    ["a:\n  - fine\n  - Be #1", 3, /^“#1” would not appear.* in quotes: "Be #1"/],
    ["a: one\n  two #1 three", 1, /^“#1 three” would not appear.* in quotes: "one two #1 three"/],
    ["headline: &Sons win", 1, /^“&Sons” would not appear.* in quotes/],
    ["headline: !Now or never", 1, /^“!Now” would not appear.* in quotes/],
    ["headline: *bold", 1, /^“\*bold” would not appear.* in quotes/],
  ])("%j", (source, line, message) => {
    expect(problems(source)).toEqual([[line, expect.stringMatching(message)]]);
  });

  it.each([
    'headline: "Be #1 in sales" # a note\n',
    "headline: C# developers\n",
    "headline: >-\n  Be #1 in sales\n# a note\n",
    "# a note\na:\n  # a note\n  b: one\n  # a note\n  c: two\n# a note\n",
    "a: # a note\n  b: one\n",
  ])("%j is fine", (source) => {
    expect(problems(source)).toEqual([]);
  });
});

describe("a line that can't be parsed is a problem, explained without YAML's terms", () => {
  it.each([
    ["title: a\nheadline: Growth: how", 2, "needs quotes around all of it"],
    ["headline: {site.email} is ours", 1, "needs quotes"],
    ["headline: 'It's fine'", 1, "needs quotes"],
    ["a: 1\na: 2", 2, "repeats a field"],
    ["a:\n\tb: 1", 2, "begins with a tab"],
    ["a:\n    b: 1\n   c: 2", 3, "begins further left or right"],
    ["a: 1\n---\nb: 2", 2, "Remove the line of dashes or dots"],
  ])("%j", (source, line, reason) => {
    expect(problems(source)).toEqual([[line, expect.stringContaining(reason)]]);
  });
});

it.each([
  [["a"], 10],
  [["b", 1, "c"], 13],
  [["b", 1, "missing"], 13],
  [["missing"], undefined],
])("the line of the field %j is %s", (path, line) => {
  expect(readYaml("a: 1\nb:\n  - x\n  - c: y\n", 10).lineOf(path)).toBe(line);
});
