/** Runs before npm scripts. Plain JavaScript, because an older Node can't run TypeScript. */
import { existsSync } from "node:fs";
import "../server/check-node.js";

if (existsSync(".env")) process.loadEnvFile();
