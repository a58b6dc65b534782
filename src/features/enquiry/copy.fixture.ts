import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { enquirySchema } from "./copy-schema.ts";
import { extrasSchema } from "./extras-copy-schema.ts";

const read = (name: string) => parse(readFileSync(`src/features/enquiry/${name}.fixture.yaml`, "utf8"));

/** Copy that no editor changes, for tests and examples. */
export const ENQUIRY = enquirySchema.parse(read("enquiry"));
export const EXTRAS = extrasSchema.parse(read("enquiry-extras"));
