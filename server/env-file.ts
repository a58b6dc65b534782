import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Reads .env, if there is one, for the build and for the server. What is already set wins. Unlike
 * node --env-file it reads a file with a byte order mark, as editors on Windows save it.
 */
export function loadEnvFile(): void {
  if (!existsSync(".env")) return;
  const values = parseEnv(readFileSync(".env", "utf8").replace(/^\uFEFF/, ""));
  Object.assign(process.env, { ...values, ...process.env });
}
