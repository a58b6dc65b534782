/** Lists what is left to do before the built site can go public; docs/launch.md explains each point. */
import { existsSync } from "node:fs";
import { loadEnvFile } from "../server/env-file.ts";
import { getContent, getFolder, getSite } from "../src/reader/content.ts";
import { checkEvidence, checkFacts, checkGuide, checkLengths, checkLinks } from "./launch-checks.ts";

const errors: string[] = [];
const warnings: string[] = [];
const addTo = (list: string[]) => (where: string, what: string) =>
  void list.push(`  ${where}\n    ${what}\n`);
const report = { error: addTo(errors), warning: addTo(warnings) };
try {
  loadEnvFile();
  if (!existsSync("dist/index.html")) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  checkFacts(getSite(), process.env, report);
  const { claims } = getContent("claims");
  const { results, selection } = getContent("results");
  const { faq } = getContent("pages/contact");
  const { people, price } = getSite();
  checkEvidence({ claims, people, results, selection, price, faq }, report);
  const pages = (["home", "about", "services", "contact"] as const).map((name) => ({
    file: `src/content/pages/${name}.yaml`,
    data: getContent(`pages/${name}`),
  }));
  checkLengths([...pages, ...getFolder("legal")], report);
  checkGuide(report);
  checkLinks("dist", report);
  if (warnings.length > 0) console.log(["Worth a look:\n", ...warnings].join("\n"));
  // Last, where one looks in a terminal.
  if (errors.length > 0) console.log(["Before this site can go public:\n", ...errors].join("\n"));
  console.log(
    errors.length > 0 ? `${errors.length} left. docs/launch.md explains each.` : "No launch errors.",
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
