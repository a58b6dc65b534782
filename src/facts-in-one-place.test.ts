import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "../tests/support/content.ts";

// Not the brand, which may be a word that texts use otherwise.
const { email, phone, legalName, registryCode, vatNumber } = site;
const facts = [email, phone, legalName, registryCode, vatNumber, site.address.street];
// Not in texts, where an editor may write them out; the schema and tests have examples.
const files = globSync("{src,server}/**/*.{ts,tsx,astro,css,js}", {
  exclude: ["src/schemas/site.ts", "**/*.{test,fixture}.{ts,tsx}"],
});
const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

it.each([new URL(site.url).host, ...facts.filter((fact) => fact !== null)])(
  "the fact “%s” about the company is in no source file",
  (fact) => {
    const pattern = new RegExp(`(?<!\\w)${RegExp.escape(fact)}(?!\\w)`);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  },
);
