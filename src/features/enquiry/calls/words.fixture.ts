import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { callsSchema } from "../../../lib/calls-schema";
import { fillFactsDeep } from "../../../lib/copy";
import { loadFacts } from "../../../lib/facts";

/** The site's own words, for tests. */
export const WORDS = callsSchema.parse(
  fillFactsDeep(parse(readFileSync("src/content/pages/calls.yaml", "utf8")), loadFacts(undefined).references),
);
