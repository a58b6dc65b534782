import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { assessmentSchema } from "../../lib/assessment-schema";
import { fillFactsDeep } from "../../lib/copy";
import { claimSchema } from "../../lib/fact-schemas";
import { loadFacts } from "../../lib/facts";
import type { SliderClaims } from "./inputs";

const text = readFileSync("src/content/pages/assessment.yaml", "utf8");

/** The site's own copy, for tests and examples. */
export const COPY = assessmentSchema.parse(fillFactsDeep(parse(text), loadFacts(undefined).references));

const claim = (value: number) => claimSchema.parse({ value, unit: "percent", meaning: "more" });
export const CLAIMS: SliderClaims = { leads: claim(250), winRate: claim(180), accounts: claim(300) };
