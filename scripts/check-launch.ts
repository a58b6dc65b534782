/**
 * Lists what is left to do before the built site can go public; docs/launch.md explains each. With
 * --confirm it first remembers that the figures and dates it asks about are right.
 */
import { confirmAll } from "./launch/check-confirmed.ts";
import { findIssues } from "./launch/find-issues.ts";
import { reportIssues } from "./launch/issue.ts";

try {
  if (process.argv.includes("--confirm")) confirmAll();
  process.exitCode = reportIssues(findIssues()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
