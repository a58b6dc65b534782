/** Lists what is left to do before the built site can go public; docs/launch.md explains each point. */
import { existsSync } from "node:fs";
import { loadEnvFile } from "../server/env-file.ts";
import { getSingle, getSite } from "../src/entries.ts";
import {
  checkEvidence,
  checkFacts,
  checkGuide,
  checkLinks,
  checkQuestions,
  type LaunchIssue,
} from "./launch-checks.ts";

try {
  loadEnvFile();
  if (!existsSync("dist/index.html")) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  const issues = [
    ...checkFacts(getSite(), process.env),
    ...checkEvidence({
      ...getSingle("claims"),
      ...getSingle("results"),
      ...getSingle("servicesPage"),
      ...getSite(),
    }),
    ...checkQuestions(getSingle("contact").faq.items),
    ...checkGuide(),
    ...checkLinks("dist"),
  ];
  const errors = issues.filter(({ isRemark }) => !isRemark);
  const remarks = issues.filter(({ isRemark }) => isRemark);
  print("Before this site can go public:", errors);
  print("Worth a look:", remarks);
  console.log(
    errors.length > 0 ? `${errors.length} left. docs/launch.md explains each.` : "No launch errors.",
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function print(heading: string, issues: readonly LaunchIssue[]): void {
  if (issues.length === 0) return;
  console.log(`${heading}\n`);
  for (const { where, what } of issues) console.log(`  ${where}\n    ${what}\n`);
}
