/** Builds the site if its sources or settings changed, then serves it. */
import { execFileSync } from "node:child_process";
import { readSettings } from "../server/settings.ts";
import { isBuilt } from "./build-stamp.ts";

try {
  // Before the build, so that a malformed setting is told at once.
  readSettings(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

if (!isBuilt()) {
  try {
    execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  } catch {
    process.exit(1);
  }
}
await import("../server/main.ts");
