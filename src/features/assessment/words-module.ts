import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { assessmentSchema } from "../../lib/assessment-schema.ts";
import { fillFactsDeep } from "../../lib/copy.ts";
import type { Facts } from "../../lib/facts.ts";

const FILE = "src/content/pages/assessment.yaml";
const MODULE = "virtual:assessment-words";
const RESOLVED = `\0${MODULE}`;

/** The claim at which each slider ends. */
const SLIDER_CLAIMS = {
  leads: "qualified-leads",
  winRate: "trained-conversion-improvement",
  accounts: "account-value",
};

/**
 * Bundles the assessment's words and claims with its code, so that the page
 * doesn't carry them for visitors who never ask.
 * @returns a Vite plugin; the build fails with file, field and reason where the
 *   words are not as the schema says, or a claim is not in the register
 */
export function assessmentWords({ claims, site, references }: Facts) {
  return {
    name: "assessment-words",
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (id !== RESOLVED) return;
      this.addWatchFile(FILE);
      const data = { copy: readCopy(references), claims: sliderClaims(claims), email: site.email };
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

function readCopy(references: Facts["references"]) {
  const result = assessmentSchema.safeParse(fillFactsDeep(parse(readFileSync(FILE, "utf8")), references));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new Error(`${FILE} has an error.\n${problems.join("\n")}`);
  }
  return result.data;
}

function sliderClaims(claims: Facts["claims"]) {
  return Object.fromEntries(
    Object.entries(SLIDER_CLAIMS).map(([slider, id]) => {
      const claim = claims[id];
      if (claim?.unit !== "percent") {
        throw new Error(
          `src/content/claims.yaml has no claim “${id}” in percent, at which a slider of the growth assessment ends. Add it, or name another in src/features/assessment/words-module.ts.`,
        );
      }
      return [slider, claim];
    }),
  );
}
