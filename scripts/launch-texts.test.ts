import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "../tests/support/content.ts";
import { isDraft } from "../tests/support/specification.ts";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { checkTexts } from "./launch-texts.ts";

const claims = [
  { id: "growth", figure: "300%", basis: null },
  { id: "partners", figure: "500K+ euros", basis: null },
];
const abroad = { brand: "Acme", address: { ...site.address, city: "Cologne", country: "Germany" } };
const inEstonia = { ...abroad, address: { ...abroad.address, country: "Estonia" } };
const draft = { ...inEstonia, brand: "Kasv" };

/** Returns what is found, each as its kind, place and reason. */
function findings(company: typeof abroad): string[] {
  const list: string[] = [];
  const add = (kind: string) => (place: object, what: string) =>
    list.push(`${kind} ${Object.values(place).join(", line ")}: ${what}`);
  checkTexts(company, claims, { error: add("error"), warning: add("warning") });
  return list;
}

it.each([
  ["todo: ask Mari", abroad, /^warning .+ has “todo”/],
  ["Tbd.", abroad, /^warning .+ has “Tbd”/],
  ["Call +49 xxx", abroad, /^warning .+ has “xxx”/],
  ["Lorem ipsum dolor", abroad, /^warning .+ has “Lorem ipsum”/],
  ["Write to [us](mailto:hello@www.example.com).", abroad, /^warning .+ has “www.example.com”/],
  ["See https://kasv.example/about", abroad, /^warning .+ has “kasv.example”/],
  ["Ask Kasv OÜ.", abroad, /^error .+ has the draft's brand/],
  ["Estonian law applies.", abroad, /^error .+ has “Estonian law”/],
  ["Harju County Court decides.", abroad, /^error .+ has “Harju”/],
  ["We also work in Estonia.", abroad, /^warning .+ names Estonia, but your country is Germany/],
  ["We grew them by 300 percent.", abroad, /^warning .+ has the figure of growth/],
  ["In all, 500K euros.", abroad, /^warning .+ has the figure of partners/],
  ["price: From 3.900 a month.", abroad, /^warning .+ has “price: From 3.900”/],
  ["It costs 3.900 € a month.", abroad, /^warning .+ has “3.900 €”/],
  ["An address such as mari@example.com", abroad, undefined],
  ["Example OÜ, example.com/privacy, in Estonia", abroad, undefined],
  ["| Estonia | Act |", abroad, undefined],
  ["We write at kasvu.ee, in 1300% and 3000% of cases, and in 30%.", abroad, undefined],
  ["From 2,400 euros a month, in version 3.900.", abroad, undefined],
  ["A custodian's method", abroad, undefined],
  ["Estonian law applies. Harju County Court decides.", inEstonia, undefined],
  ["Kasv grows.", draft, undefined],
])("“%s” in a text", (text, company, finding) => {
  workInTemporaryFolder("src/content/navigation.yaml");
  writeFileSync("src/content/navigation.yaml", `one: line\n${text}\n`);
  writeFileSync("src/content/claims.yaml", "figure: 300%\n");
  writeFileSync("src/content/site.yaml", "url: https://kasv.example\n");
  const found = findings(company);
  expect(found).toEqual(finding ? [expect.stringMatching(finding)] : []);
  if (finding) expect(found[0]).toContain("src/content/navigation.yaml, line 2: ");
});

it.runIf(isDraft)("the draft has nothing left, and for another country only its law", () => {
  workInTemporaryFolder("src/content");
  expect(findings(draft)).toEqual([]);
  const facts = readFileSync("src/content/site.yaml", "utf8");
  writeFileSync("src/content/site.yaml", facts.replace("Estonia", "Germany"));
  const left = findings({ ...abroad, brand: "Kasv" });
  expect(left.filter((finding) => !/^error src\/content\/legal\//.test(finding))).toEqual([]);
  for (const file of ["cookies", "privacy", "terms"]) expect(left.join("\n")).toContain(`${file}.md, line `);
});
