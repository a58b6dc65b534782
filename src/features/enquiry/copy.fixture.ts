import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { enquirySchema } from "./copy-schema.ts";

/** Copy that no editor changes, for tests and examples. */
export const ENQUIRY = enquirySchema.parse(
  parse(readFileSync("src/features/enquiry/enquiry.fixture.yaml", "utf8")),
);
