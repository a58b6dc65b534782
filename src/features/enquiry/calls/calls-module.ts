import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { callsSchema } from "../../../lib/calls-schema.ts";
import { fillFactsDeep } from "../../../lib/copy.ts";
import type { Facts } from "../../../lib/fact-schemas.ts";
import { publicHolidays } from "./holidays.ts";
import type { OfficeHours } from "./office-hours.ts";

const FILE = "src/content/pages/calls.yaml";
const MODULE = "virtual:calls-words";
const RESOLVED = `\0${MODULE}`;

/** @param year the first one whose holidays are known */
export function officeHours({ site }: Facts, year = new Date().getFullYear()): OfficeHours {
  return { ...site.openingHours, holidays: publicHolidays(year) };
}

/**
 * Bundles the words of calls and promises, and the office's hours, with the code
 * that needs them, so that no page carries them.
 * @returns a Vite plugin; the build fails with file, field and reason where the
 *   words are not as the schema says
 */
export function callsWords(facts: Facts) {
  return {
    name: "calls-words",
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (id !== RESOLVED) return;
      this.addWatchFile(FILE);
      const data = { words: readWords(facts.references), office: officeHours(facts) };
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

function readWords(references: Facts["references"]) {
  const result = callsSchema.safeParse(fillFactsDeep(parse(readFileSync(FILE, "utf8")), references));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new Error(`${FILE} has an error.\n${problems.join("\n")}`);
  }
  return result.data;
}
