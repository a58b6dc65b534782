import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { callsSchema } from "../../lib/calls-schema";
import { fillFactsDeep } from "../../lib/copy";
import { loadFacts } from "../../lib/facts";
import { officeHours } from "./calls-module";

const facts = loadFacts(undefined);

/** The site's own hours with the holidays from 2026 on, and its own words, for tests. */
export const OFFICE = officeHours(facts, 2026);
export const WORDS = callsSchema.parse(
  fillFactsDeep(parse(readFileSync("src/content/pages/calls.yaml", "utf8")), facts.references),
);
