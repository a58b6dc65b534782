/** Before a script of npm's: plain JavaScript, because an older Node can't read the rest. */
import { existsSync } from "node:fs";
import "../server/check-node.js";

if (existsSync(".env")) {
  process.loadEnvFile();
}
