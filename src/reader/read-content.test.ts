import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../tests/support/content.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { Known } from "../schemas/references.ts";
import { count, optional, text, textWith } from "../schemas/text.ts";
import { readContent } from "./read-content.ts";

const schema = z.strictObject({
  headline: text.max(30),
  note: optional(text),
  items: z.array(text).optional(),
  number: count.optional(),
});
/** The facts of a company without a chat page. */
const facts = { ...site, chatUrl: null };

/** Writes a file of its own with this text. */
function written(source: string, name = "page.yaml") {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, source);
  return file;
}

const readFields = <Schema extends z.ZodType>(source: string, fields: Schema, site: Known["site"] = facts) =>
  readContent(written(source), fields, { site }).data;

it("a file is read on every call, in a build once", () => {
  const file = written("headline: x");
  const read = () => readContent(file, schema, { site: facts }).data.headline;
  expect(read()).toBe("x");
  writeFileSync(file, "headline: y");
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(read()).toBe("y");
  writeFileSync(file, "headline: z");
  expect(read()).toBe("y");
});

it("limits hold for a text as it is written: a fact of any length fits", () => {
  const brand = "Acme ".repeat(20).trim();
  const read = (headline: string) => readFields(`headline: '${headline}'`, schema, { ...facts, brand });
  expect(read("{site.brand}, {site.brand}").headline).toBe(`${brand}, ${brand}`);
  expect(() => read("x".repeat(31))).toThrow("→ headline");
});

it.each([
  ["note: x", "✖ is missing, or empty\n  → headline"],
  ["headline: ' '", "✖ is missing, or empty\n  → headline"],
  ["headline: x\nnumber: 1.5", "✖ write a whole number without dots or commas, such as 2900\n  → number"],
  ["items: ['{site.foo}', '']", /→ headline\n.+\n {2}→ items\[no\. 1\]\n.+\n {2}→ items\[no\. 2\]$/],
  ["headline: x\ncolour: blue", /✖ Unrecognized key: "colour"$/],
  ["headline: x\nitems: ['{site.foo}']", /✖ {site\.foo} is unknown\. Known are: (?!.*chatUrl)/],
  ["headline: 'Chat: {site.chatUrl}'", "✖ {site.chatUrl} is not given\n  → headline"],
  ["headline: x\nnote: 'To {site.email'", "✖ “To {site.email” has a brace without its partner."],
  ["headline: x\nnote: site.email}", "has a brace without its partner."],
  ["headline: 250%% more", "✖ has two signs for percent. Write one\n  → headline"],
  ["headline: x\nnote: &Growth first", "✖ line 2: YAML can’t read this."],
  ["headline: x\nitems:\n  -y\n  -z", "✖ must be a list: write a space after each -\n  → items"],
  ["only words", "✖ must be fields, each on a line of its own"],
  ["headline: x\nitems:\n  - Note: y", /✖ is no text\. .+\n {2}→ items\[no\. 1\]$/],
  ["headline: x\n\theadline: y", "✖ tab characters"],
  ["headline: x\nheadline: y", "duplicated mapping key (2:1)"],
  [
    "<<<<<<< HEAD\nheadline: x\n=======\nheadline: y\n>>>>>>> main",
    "✖ line 2: YAML can’t read this. A text with a colon, ",
  ],
])("a mistake in %j is reported with its file and its field", (source, message) => {
  const file = written(source);
  const read = () => readContent(file, schema, { site: facts });
  expect(read).toThrow(`There is a mistake in ${file}:\n✖ `);
  expect(read).toThrow(message);
});

it("a text may have the placeholders that its schema declares, and no others", () => {
  const counted = z.strictObject({ line: textWith("count") });
  const read = (line: string) => readFields(`line: '${line}'`, counted);
  expect(read("{count} leads, {site.brand}")).toEqual({ line: `{count} leads, ${site.brand}` });
  expect(() => read("{count} in {monts}")).toThrow("{monts} is unknown. Known are: {count}, {");
});

it("facts have no braces, and texts are checked also while the facts are wrong", () => {
  const read = (note: string, site?: Known["site"]) =>
    readContent(written(`headline: x\nnote: '${note}'`), schema, { site }).data;
  expect(() => read("{site.email}", {})).toThrow("✖ {site.email} is unknown. Facts have no braces\n  → note");
  expect(read("{site.email}").note).toBe("{site.email}");
  expect(() => read("{monts}")).toThrow("✖ {monts} is unknown. Known are: {site.…}\n  → note");
});

it("an optional text is null if it is empty, or refers to a fact that is not given", () => {
  for (const note of ["note: null", "note:", "note: ''", "", "note: 'Chat with us: {site.chatUrl}'"]) {
    expect(readFields(`headline: x\n${note}`, schema)).toEqual({ headline: "x", note: null });
  }
});

it("a Markdown file is read with its references filled in, and the parts for the facts that are given", () => {
  const part = (condition: string) => `<!-- ${condition} -->\n${condition}\n<!-- end -->\n`;
  const parts = ["with: email", "without: email", "with: chatUrl", "without: chatUrl"].map(part).join("");
  const file = written(`---\nheadline: Hello {site.brand}\n---\n\nTo {site.email}.\n${parts}`, "text.md");
  expect(readContent(file, schema, { site: facts })).toEqual({
    data: { headline: `Hello ${site.brand}`, note: null },
    body: `\nTo ${site.email}.\nwith: email\nwithout: chatUrl\n`,
  });
});

it.each([
  ["line breaks of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["letters in two code points", (text: string) => text.normalize("NFD")],
  ["invisible characters", (text: string) => text.replace("rii", "r\u00adii\u200b")],
  [
    "no-break spaces between letters",
    (text: string) => text.replace("tu **", "tu\u00a0**").replace("** ö", "**\u202fö"),
  ],
  ["separators of lines", (text: string) => text.replace("öö\n", "öö\u2028")],
])("a file with %s reads the same", (_, change) => {
  const body = "Õhtu **hea** öö\nja päev\n";
  const source = `---\nheadline: Žürii\n---\n\n<!-- mode: log -->\n${body}<!-- end -->\n`;
  const read = (text: string) => readContent(written(text, "text.md"), schema, { site: facts });
  expect(change(source)).not.toBe(source);
  expect(read(change(source))).toEqual({ data: { headline: "Žürii", note: null }, body: `\n${body}` });
});

it("what YAML takes for something else is a text, and a number is one where the schema has it", () => {
  const source = "headline: 2025-07-01\nnote: 007\nitems: [yes, 1e3]\n";
  expect(readFields(source, schema)).toEqual({ headline: "2025-07-01", note: "007", items: ["yes", "1e3"] });
  const numbers = z.strictObject({ a: count });
  expect(readFields("a: 12", numbers)).toEqual({ a: 12 });
  expect(() => readFields("a:", numbers)).toThrow("→ a");
});

it.each([
  ["<!-- mode: other -->\n\n<!-- end -->\n", "<!-- mode: delivery -->"],
  ["<!-- mode: log -->\n", "<!-- mode: delivery -->"],
  ["<!-- with: fax -->\n\n<!-- end -->\n", "<!-- mode: delivery -->"],
  ["<!-- end -->\n", "<!-- mode: delivery -->"],
  ["Write to {Site.email}.", "is unknown"],
  ["> # Terms", "✖ “> # Terms” would be a second title"],
  ["Terms\n=====", "second title"],
  ["![logo](https://example.com/logo.png)", "✖ “![logo](https://example.com/logo.png)” is a picture"],
  ["![logo][1]\n\n[1]: https://example.com/logo.png", "is a picture"],
  ["Within {monts} months.", "{monts} is unknown. Known are: {site.brand}, "],
  ["Write to {site.email.", "“Write to {site.email.” has a brace without its partner"],
  ["Paid 12%% a year.", "✖ “Paid 12%%” has two signs for percent"],
  ['<IFRAME src="/map">', '✖ “<IFRAME src="/map">” is HTML'],
  ["The <b>client</b> pays.", "✖ “<b>client</b> pays.” is HTML"],
  ['<span lang="et" style="color: red">Maakohus</span>', "is HTML"],
  ["<img\nsrcset=a.png>", "is HTML"],
  ["<!-- our lawyer's note -->", "is HTML"],
  ["[Settings](JavaScript:openConsent())", "✖ “](JavaScript:openConsent())” is a link that runs a script"],
  ["[Settings][1]\n\n[1]: javascript:openConsent()", "runs a script"],
])("a mistake in the Markdown text %j is reported with its file", (body, message) => {
  const file = written(`---\nheadline: x\n---\n${body}`, "terms.md");
  const read = () => readContent(file, schema, { site: facts });
  expect(read).toThrow(`There is a mistake in ${file}:\n`);
  expect(read).toThrow(message);
});

it.each([
  "Open on Monday = Friday, style = plain; a < b, 3<4, and JavaScript: what it is.",
  "See <https://example.com>, <hello@example.com>, <span lang='et'>Harju Maakohus</span> and &lt;b>.",
  "<!-- mode: log -->\nNothing is sent.\n<!-- end -->",
])("the Markdown text %j has no mistake", (body) => {
  const file = written(`---\nheadline: x\n---\n${body}`, "terms.md");
  expect(() => readContent(file, schema, { site: facts })).not.toThrow();
});

it.each([
  "headline: The #1 question",
  'headline: the "best" #1',
  "headline: |-\n  Long\nnote: We are\n  the #1 company",
  "headline: x\nnote: #1 in sales",
  "headline: x\nitems:\n  - {a: b} # c",
])("the text in %j, which YAML would cut at “ #”, is refused", (source) => {
  const message = /✖ “.+ #.+” ends at “ #”: .+\. Put the text in quotes/;
  expect(() => readFields(source, schema)).toThrow(message);
  const file = written(`---\n${source}\n---\n`, "text.md");
  expect(() => readContent(file, schema, { site: facts })).toThrow(message);
});

it.each([
  ["headline: 'The #1 question' # new", "The #1 question"],
  ["# The #1 question\nheadline: x\nnote: null # none", "x"],
  ["headline: >- # folded\n  The #1\n  question", "The #1 question"],
  ["headline: |-\n  The #1\n", "The #1"],
])("%j is read with all of its text", (source, headline) => {
  expect(readFields(source, schema)).toMatchObject({ headline });
});
