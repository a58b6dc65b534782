import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Copies the project for a test that changes it. The copy has the same packages and its own caches;
 * the caller must remove it.
 * @returns the copy's folder, in the system's folder for temporary files
 */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const ignored = readFileSync(".gitignore", "utf8").replaceAll("/", "").split("\n");
  for (const name of readdirSync(".").filter((entry) => entry !== ".git" && !ignored.includes(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, "node_modules"));
  const caches = [".astro", ".cache", ".vite"];
  for (const name of readdirSync("node_modules").filter((entry) => !caches.includes(entry))) {
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

/** Returns the environment without the variables that only tests set. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", FORCE_COLOR: "0" };
  for (const name of ["NODE_ENV", "VITEST", "SITE_URL", "ENQUIRY_DELIVERY"])
    Reflect.deleteProperty(env, name);
  return env;
}
