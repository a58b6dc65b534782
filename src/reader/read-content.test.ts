import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { count, optional, text } from "../schemas/text.ts";
import { readMarkdown, readYaml } from "./read-content.ts";

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

it("limits hold for a text as it is written: a fact of any length fits", () => {
  const brand = "Acme ".repeat(20).trim();
  const read = (headline: string) =>
    readYaml(written(`headline: '${headline}'`), schema, { ...facts, brand });
  expect(read("{site.brand}, {site.brand}").headline).toBe(`${brand}, ${brand}`);
  expect(() => read("x".repeat(31))).toThrow("→ headline");
});

it.each([
  ["note: x", "✖ is missing, or empty\n  → headline"],
  ["headline: ' '", "✖ is missing, or empty\n  → headline"],
  ["headline: x\nnumber: 1.5", "✖ must be a whole number\n  → number"],
  ["items: ['{site.foo}', '']", /→ items\[no\. 1\]\n.+\n {2}→ headline\n.+\n {2}→ items\[no\. 2\]/],
  ["headline: x\ncolour: blue", /✖ Unrecognized key: "colour"$/],
  ["headline: x\nitems: ['{site.foo}']", /✖ {site\.foo} is unknown\. Known are: (?!.*chatUrl)/],
  ["headline: 'Chat: {site.chatUrl}'", "✖ {site.chatUrl} is not given\n  → headline"],
  ["headline: x\nheadline: y", "duplicated mapping key (2:1)"],
  ["<<<<<<< HEAD\nheadline: x\n=======\nheadline: y\n>>>>>>> main", "(2:9)"],
])("a mistake in %j is reported with its file and its field", (source, message) => {
  const file = written(source);
  const read = () => readYaml(file, schema, facts);
  expect(read).toThrow(`There is a mistake in ${file}:\n✖ `);
  expect(read).toThrow(message);
});

it("an optional text that refers to a fact that is not given is left out", () => {
  const file = written("headline: x\nnote: 'Chat with us: {site.chatUrl}'");
  expect(readYaml(file, schema, facts)).toEqual({ headline: "x", note: null });
});

it("null, an empty text and nothing are the same in an optional value", () => {
  for (const note of ["note: null", "note:", "note: ''", ""]) {
    const source = `headline: x\n${note}`;
    expect(readYaml(written(source), schema, facts).note).toBeNull();
  }
});

it("a Markdown file is read with its references filled in, and the parts for the facts that are given", () => {
  const part = (condition: string) => `<!-- ${condition} -->\n${condition}\n<!-- end -->\n`;
  const parts = ["with: email", "without: email", "with: chatUrl", "without: chatUrl"].map(part).join("");
  const file = written(`---\nheadline: Hello {site.brand}\n---\n\nTo {site.email}.\n${parts}`, "text.md");
  expect(readMarkdown(file, schema, facts)).toEqual({
    data: { headline: `Hello ${site.brand}`, note: null },
    body: `\nTo ${site.email}.\nwith: email\nwithout: chatUrl\n`,
  });
});

it.each([
  ["line breaks of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["letters in two code points", (text: string) => text.normalize("NFD")],
  ["invisible characters", (text: string) => text.replace("rii", "r\u00adii\u200b")],
])("a file with %s reads the same", (_, change) => {
  const source = "---\nheadline: Žürii\n---\n\n<!-- mode: log -->\nÕhtu\n<!-- end -->\n";
  const read = (text: string) => readMarkdown(written(text, "text.md"), schema, facts);
  expect(change(source)).not.toBe(source);
  expect(read(change(source))).toEqual({ data: { headline: "Žürii", note: null }, body: "\nÕhtu\n" });
});

it("what YAML takes for something else is a text, and a number is one where the schema has it", () => {
  const file = written("headline: 2025-07-01\nnote: 007\nitems: [yes, 1e3]\n");
  expect(readYaml(file, schema)).toEqual({ headline: "2025-07-01", note: "007", items: ["yes", "1e3"] });
  const numbers = z.strictObject({ a: z.coerce.number() });
  expect(readYaml(written("a: 12"), numbers)).toEqual({ a: 12 });
  expect(() => readYaml(written("a:"), numbers)).toThrow("→ a");
});

it.each([
  ["<!-- mode: other -->\n\n<!-- end -->\n", "<!-- mode: delivery -->"],
  ["<!-- mode: log -->\n", "<!-- mode: delivery -->"],
  ["<!-- with: fax -->\n\n<!-- end -->\n", "<!-- mode: delivery -->"],
  ["<!-- end -->\n", "<!-- mode: delivery -->"],
  ["Write to {Site.email}.", "is unknown"],
  ["> # Terms", "✖ “> # Terms” would be a second title"],
  ["Terms\n=====", "second title"],
  ["<h1>Terms</h1>", "second title"],
  ["![logo](https://example.com/logo.png)", "✖ “![logo](https://example.com/logo.png)” is a picture"],
  ['<img alt="" src="//example.com/logo.png">', "is a picture"],
  ["![logo][1]\n\n[1]: https://example.com/logo.png", "is a picture"],
  ['<IFRAME src="/map">', "is a picture, video or frame"],
])("a mistake in the Markdown text %j is reported with its file", (body, message) => {
  const file = written(`---\nheadline: x\n---\n${body}`, "terms.md");
  const read = () => readMarkdown(file, schema, facts);
  expect(read).toThrow(`There is a mistake in ${file}:\n`);
  expect(read).toThrow(message);
});

it("what chooses a claim, a service or a photo is known by its schema, not by its field's name", () => {
  const choose = (name: string) => `the ${name}`;
  const choices = { claim: choose, service: choose, photo: choose };
  const chosen = z.strictObject({ service: text, basis: optional(text.meta({ chooses: "claim" })) });
  const file = written("service: sales\nbasis: growth");
  expect(readYaml(file, chosen, facts, choices)).toEqual({ service: "sales", basis: "the growth" });
});
