import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { getContent, getFolder, getServices, getSite } from "./content.ts";

const { claims } = getContent("claims");
const services = getServices().map(({ id }) => id);
const person = { name: "Mari", role: "trainer", sentence: "Trains." };

/** Changes a content file within a copy of the content. */
function change(file: string, edit: object) {
  workInTemporaryFolder("src/content");
  writeFileSync(file, dump({ ...(load(readFileSync(file, "utf8")) as object), ...edit }));
}

it("an outcome is read with the claim that it names", () => {
  change("src/content/services/lead-generation.yaml", {
    outcomes: [{ claim: claims[0]?.id, text: "more" }, { text: "A forecast" }],
  });
  const { outcomes } = getServices().find(({ id }) => id === "lead-generation") ?? {};
  expect(outcomes).toEqual([
    { claim: claims[0], text: "more" },
    { claim: null, text: "A forecast" },
  ]);
});

it.each([
  [
    "claim",
    "src/content/services/lead-generation.yaml",
    { outcomes: [{ claim: "moon", text: "more" }] },
    getServices,
    ["“moon” is not in src/content/claims.yaml.", "→ outcomes[no. 1].claim", ...claims.map(({ id }) => id)],
  ],
  [
    "service",
    "src/content/results.yaml",
    { results: [{ client: "a bank", service: "moon" }] },
    () => getContent("results"),
    ["“moon” is not in src/content/services.", "→ results[no. 1].service", ...services],
  ],
  [
    "photo",
    "src/content/site.yaml",
    { people: [{ ...person, photo: "/src/content/people/no.jpg" }] },
    () => {
      cpSync("src/content/site.yaml", "src/content/people/anna.jpeg");
      return getSite();
    },
    [/There is no src\/content\/people\/no\.jpg\. There are: (.+, )?anna\.jpeg/, "→ people[no. 1].photo"],
  ],
  [
    "reference in a fact",
    "src/content/site.yaml",
    { tagline: "growth by {site.brand}" },
    getSite,
    ["{site.brand} is unknown. Facts have no braces", "→ tagline"],
  ],
  ["claim's field", "src/content/claims.yaml", { source: "x" }, getServices, ['key: "source"']],
])("an unknown %s is refused with file, field and the known ones", (_, file, edit, read, reasons) => {
  change(file, edit);
  for (const reason of [file, ...reasons]) expect(() => read()).toThrow(reason);
});

it("two services of one order are named, with the field", () => {
  const same = services.slice(0, 2).map((id) => `src/content/services/${id}.yaml`);
  change(`${same[0]}`, { order: getServices()[1]?.order });
  for (const part of [...same, "→ order"]) expect(getServices).toThrow(part);
});

it.each(["terms-v1.1", "Terms", "about", "404", "enquiry-sent", "admin", "healthz"])(
  "a legal text named %s, which can't be an address or is another page's, is refused",
  (name) => {
    workInTemporaryFolder("src/content", "src/pages");
    cpSync("src/content/legal/terms.md", `src/content/legal/${name}.md`);
    expect(() => getFolder("legal")).toThrow(`src/content/legal/${name}.md:\n✖ The file's name must`);
  },
);
