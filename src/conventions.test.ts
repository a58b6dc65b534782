import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readContentFile } from "./lib/content/content-file";
import { siteSchema } from "./lib/content/fact-schemas";

const sources = globSync([
  "src/**/*.{ts,tsx,astro,css}",
  "server/**/*.ts",
  "scripts/**/*.ts",
  "tests/**/*.ts",
  "*.config.ts",
]);
const read = (file: string) => readFileSync(file, "utf8");

describe("conventions", () => {
  it("components and the files beside them are named in PascalCase, all other files in kebab-case", () => {
    // Astro puts a route's parameter in brackets, such as [legal].astro.
    const names = sources.map((file) => file.replace(/^.*\//, "").replace(/\[(?:\.{3})?(\w+)\]/, "$1"));
    const isNamedWell = (name: string) =>
      name.endsWith(".tsx")
        ? /^([A-Z]\w*(\.test|\.examples)?|[a-z-]+\.(test|examples))\.tsx$/.test(name)
        : /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z]\w*)(\.\w+)*\.\w+$/.test(name);
    expect(names.filter((name) => !isNamedWell(name))).toEqual([]);
  });

  it("only configurations and the Worker have a default export, which Astro and Cloudflare require", () => {
    const modules = sources.filter(
      (file) => /\.tsx?$/.test(file) && !/\.config\.ts$|^server\/worker\.ts$/.test(file),
    );
    expect(modules.filter((file) => /^export default/m.test(read(file)))).toEqual([]);
  });
});

describe("facts about the company are only in site.yaml", () => {
  const site = readContentFile("src/content/site.yaml", siteSchema).data;
  const files = globSync("{src,server}/**/*.{ts,tsx,astro,css,md,yaml,json,svg}").filter(
    (file) => file !== "src/content/site.yaml" && !/\.test\.tsx?$/.test(file),
  );

  it.each([
    ["brand", site.brand],
    ["email", site.email],
    ["phone", site.phone],
    ["legal name", site.legalName],
    ["registry code", site.registryCode],
    ["VAT number", site.vatNumber],
    ["street", site.address.street],
    ["address", new URL(site.url).host],
  ])("the %s", (_, fact) => {
    expect(
      files.filter(
        (file) => fact !== null && new RegExp(`(?<!\\w)${RegExp.escape(fact)}(?!\\w)`).test(read(file)),
      ),
    ).toEqual([]);
  });
});
