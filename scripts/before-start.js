// Plain JavaScript, because an older Node can't run TypeScript.
/** Names what would stop npm start, before it builds the site. */
import { existsSync } from "node:fs";
import "../server/check-node.js";

try {
  if (!existsSync("node_modules/astro")) {
    throw new Error(
      "The build needs the development dependencies, which npm leaves out if NODE_ENV is production: npm ci --include=dev.",
    );
  }
  const { loadEnvFile } = await import("../server/env-file.ts");
  const { readSettings } = await import("../server/settings.ts");
  loadEnvFile();
  readSettings(process.env);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
