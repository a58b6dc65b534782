import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { claimSchema } from "../../lib/content/fact-schemas";
import { loadFacts } from "../../lib/content/facts";
import { fillFactsDeep } from "../../lib/content/references";
import { assessmentSchema } from "./copy-schema";
import type { SliderClaims } from "./inputs";

const text = readFileSync("src/content/features/assessment.yaml", "utf8");

/** The site's own copy, for tests and examples. */
export const COPY = assessmentSchema.parse(fillFactsDeep(parse(text), loadFacts(undefined).references));

const claim = (value: number) => claimSchema.parse({ value, unit: "percent", meaning: "more" });
export const CLAIMS: SliderClaims = { leads: claim(250), winRate: claim(180), accounts: claim(300) };
