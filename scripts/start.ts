/** Builds the site, then serves it. */
import { readSettings } from "../server/settings.ts";
import { runNode } from "./run-node.ts";

try {
  // Checked before the build, so that a malformed setting is reported at once.
  readSettings(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const code = await runNode(["scripts/build.ts"]);
if (code !== 0) process.exit(code);
await import("../server/main.ts");
