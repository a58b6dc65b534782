import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * A copy of the project for a test to change, with the same packages and caches
 * of its own. The caller removes it.
 * @returns the folder, below the system's folder for temporary files
 */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const name of [
    "src",
    "public",
    "server",
    "scripts",
    "astro.config.ts",
    "tsconfig.json",
    "package.json",
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  linkPackages(folder);
  return folder;
}

/** Gives a copy of the project the same packages, and caches of its own. */
export function linkPackages(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  const caches = [".astro", ".cache", ".vite"];
  for (const name of readdirSync("node_modules").filter((entry) => !caches.includes(entry))) {
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
}

/** The environment of the person who runs the tests, without what only tests set. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, SITE_URL: ___, ENQUIRY_DELIVERY: ____, ...env } = process.env;
  return { ...env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", FORCE_COLOR: "0" };
}
