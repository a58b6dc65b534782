import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { callsSchema } from "../../lib/calls-schema";
import { fillFactsDeep } from "../../lib/copy";
import { enquirySchema } from "../../lib/enquiry-schema";
import { loadFacts } from "../../lib/facts";

const { references } = loadFacts(undefined);
const read = (file: string) =>
  fillFactsDeep(parse(readFileSync(`src/content/pages/${file}.yaml`, "utf8")), references);

/** The site's own texts, for tests and examples. */
export const ENQUIRY = enquirySchema.parse(read("enquiry"));
export const CALLS = callsSchema.parse(read("calls"));
