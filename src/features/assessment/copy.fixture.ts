import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { claimSchema } from "../../lib/content/fact-schemas";
import { loadFacts } from "../../lib/content/facts";
import { fillFactsDeep } from "../../lib/content/references";
import { assessmentSchema } from "./copy-schema";
import { homeCalculatorSchema } from "./home-calculator/HomeCalculator.schema";
import type { SliderClaims } from "./inputs";

const { references } = loadFacts();
const read = (file: string) =>
  fillFactsDeep(parse(readFileSync(`src/content/features/${file}.yaml`, "utf8")), references);

/** The site's own copy, for tests and examples. */
export const COPY = assessmentSchema.parse(read("assessment"));
export const CALCULATOR = homeCalculatorSchema.parse(read("home-calculator")).calculator;

const claim = (value: number) => claimSchema.parse({ value, unit: "percent", meaning: "more" });
export const CLAIMS: SliderClaims = { leads: claim(250), winRate: claim(180), accounts: claim(300) };
