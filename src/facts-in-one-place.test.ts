import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SOURCE_FILE } from "../scripts/guide-checksum.ts";
import { site } from "../tests/support/content.ts";

// Not the brand, which may be a word that texts use otherwise.
const { email, phone, legalName, registryCode, vatNumber } = site;
const facts = [email, phone, legalName, registryCode, vatNumber, site.address.street];
// Also in examples of the schemas and of tests; what the guide was printed from is generated.
const files = globSync("{src,server}/**/*.{ts,tsx,astro,css,md,yaml,json,svg}", {
  exclude: ["src/content/site.yaml", "src/schemas/site.ts", SOURCE_FILE, "**/*.{test,fixture}.{ts,tsx}"],
});
const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

it.each([new URL(site.url).host, ...facts.filter((fact) => fact !== null)])(
  "the fact “%s” about the company is only in site.yaml",
  (fact) => {
    const pattern = new RegExp(`(?<!\\w)${RegExp.escape(fact)}(?!\\w)`);
    expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  },
);
