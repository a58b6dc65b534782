import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { loadFacts } from "../../lib/content/facts.ts";
import { fillFactsDeep } from "../../lib/content/references.ts";
import { enquirySchema } from "./copy-schema.ts";
import { extrasSchema } from "./extras-copy-schema.ts";

const { references } = loadFacts();
const read = (file: string) =>
  fillFactsDeep(parse(readFileSync(`src/content/features/${file}.yaml`, "utf8")), references);

/** The site's own copy, for tests and examples. */
export const ENQUIRY = enquirySchema.parse(read("enquiry"));
export const EXTRAS = extrasSchema.parse(read("enquiry-extras"));
