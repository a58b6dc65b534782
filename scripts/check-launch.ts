/**
 * Lists what is left to do before the built site can go public; docs/launch.md explains each.
 */
import { findIssues } from "./launch/find-issues.ts";
import { reportIssues } from "./launch/issue.ts";

try {
  process.exitCode = reportIssues(findIssues()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
