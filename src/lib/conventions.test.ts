import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadFacts } from "./facts";

const sources = globSync([
  "src/**/*.{ts,tsx,astro,css}",
  "server/**/*.ts",
  "scripts/**/*.ts",
  "tests/**/*.ts",
]);
const lines = (file: string) => readFileSync(file, "utf8").split("\n").length;

describe("conventions", () => {
  it(".astro files are shells of under 40 lines", () => {
    expect(sources.filter((file) => file.endsWith(".astro") && lines(file) >= 41)).toEqual([]);
  });

  it("no file is longer than 250 lines", () => {
    expect(sources.filter((file) => lines(file) > 251)).toEqual([]);
  });

  it("the facts about the company stand in site.yaml alone", () => {
    const { site } = loadFacts();
    const facts = [
      site.brand,
      site.email,
      site.phone,
      site.legalName,
      site.vatNumber,
      new URL(site.url).host,
    ];
    const product = globSync(["src/**/*.{ts,tsx,astro,css,md,yaml}", "server/**/*.ts"]).filter(
      (file) => !file.endsWith("site.yaml") && !/\.test\.tsx?$/.test(file),
    );
    const copies = product.flatMap((file) =>
      facts.filter((fact) => readFileSync(file, "utf8").includes(fact)).map((fact) => `${file}: ${fact}`),
    );
    expect(copies).toEqual([]);
  });
});
