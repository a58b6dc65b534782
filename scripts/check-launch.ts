/** Lists what is left to do before the built site can go public; docs/launch.md explains each point. */
import { existsSync } from "node:fs";
import { loadFacts } from "../src/lib/content/facts.ts";
import { checkFacts } from "./launch/check-facts.ts";
import { checkGuide } from "./launch/check-guide.ts";
import { checkLinks } from "./launch/check-links.ts";
import { reportIssues } from "./launch/issue.ts";

try {
  if (!existsSync("dist/index.html")) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  const issues = [...checkFacts(loadFacts().site, process.env), ...checkGuide(), ...checkLinks("dist")];
  process.exitCode = reportIssues(issues) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
