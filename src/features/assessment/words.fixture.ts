import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { assessmentSchema } from "../../lib/assessment-schema";
import { claimSchema } from "../../lib/fact-schemas";
import type { SliderClaims } from "./inputs";

/** The site's own words, for tests. */
export const WORDS = assessmentSchema.parse(parse(readFileSync("src/content/pages/assessment.yaml", "utf8")));

const claim = (value: number) => claimSchema.parse({ value, unit: "percent", meaning: "more" });
export const CLAIMS: SliderClaims = { leads: claim(250), winRate: claim(180), accounts: claim(300) };
