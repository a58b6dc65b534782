import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { outreachLawSchema } from "../../lib/content/outreach-law.schema.ts";
import { toLinterLaw } from "./linter-law.ts";
import { linterSchema } from "./outreach.schema.ts";

const read = (file: string) => parse(readFileSync(file, "utf8"));

const content = linterSchema.parse(read("src/content/features/outreach.yaml"));
/** The site's own copy and law, for tests and examples. */
export const COPY = content.linter;
export const LAW = toLinterLaw(outreachLawSchema.parse(read("src/content/outreach-law.yaml")), content.read);

/** A first message without marks that has all that the law asks for. */
export const MESSAGE = `Subject: Offer from Näidis OÜ: your new warehouse in Pärnu

I am Jaan Tamm of Näidis OÜ, Tallinn, registry code 12345678. Your website says that you open a warehouse in Pärnu in May; I found this address there.

We connect warehouse systems to web shops. Who decides at your company how orders get into the new system?

If you don’t want to hear from us again, write “stop”, and we won’t write. How we use data: example.com/privacy`;
