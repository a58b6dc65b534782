import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "./copy-project.ts";

/** Runs a script in a copy of the project in which a file has another text. */
export function runInCopy(args: string[], file: string, change: (text: string) => string) {
  const cwd = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(cwd, { recursive: true, maxRetries: 5 }));
  const text = readFileSync(join(cwd, file), "utf8");
  writeFileSync(join(cwd, file), change(text));
  expect(change(text)).not.toBe(text);
  return spawnSync(process.execPath, args, { cwd, env: plainEnvironment(), encoding: "utf8" });
}
