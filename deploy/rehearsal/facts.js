/** Enters the facts of a company: node deploy/rehearsal/facts.js FACTS.yaml */
import { readFileSync, writeFileSync } from "node:fs";
import { parse, parseDocument } from "yaml";

const FILE = "src/content/site.yaml";
const site = parseDocument(readFileSync(FILE, "utf8"));
for (const [name, value] of Object.entries(parse(readFileSync(process.argv[2] ?? "", "utf8")))) {
  if (value === null) site.delete(name);
  else site.set(name, value);
}
writeFileSync(FILE, site.toString({ lineWidth: 0, singleQuote: true }));
