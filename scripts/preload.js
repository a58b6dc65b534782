/** Runs before npm scripts. Plain JavaScript, because an older Node can't run TypeScript. */
import "../server/check-node.js";

try {
  const { loadEnvFile } = await import("../server/env-file.ts");
  loadEnvFile();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
