import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "./copy-project.ts";

const build = (cwd: string, script = "scripts/build.ts") =>
  spawnSync(process.execPath, [script], { cwd, env: plainEnvironment(), encoding: "utf8" });

it.each([
  [
    "src/content/services/lead-generation.yaml",
    /claim: qualified-leads/,
    "claim: moon",
    "outcomes, item 1, claim: claim “moon” is not in the register ",
  ],
  // Read before all others, by astro.config.ts.
  ["src/content/site.yaml", /^registryCode: .*$/m, "registryCode: 12", "registryCode: "],
])("a mistake in %s keeps the previous site, and its message is for an editor", (file, from, to, message) => {
  const copy = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(copy, { recursive: true, maxRetries: 5 }));
  mkdirSync(join(copy, "dist"));
  writeFileSync(join(copy, "dist/index.html"), "the last good one");
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));

  const { status, stderr } = build(copy);
  expect(status).toBe(1);
  // Without Astro's own lines.
  const lines = stderr.split("\n").filter((line) => line && !/^\d\d:\d\d:\d\d|^npm warn/.test(line));
  expect(lines).toEqual([
    `There is a mistake in ${file}.`,
    expect.stringMatching(new RegExp(`^ {2}line \\d+: ${message}`)),
  ]);
  expect(readFileSync(join(copy, "dist/index.html"), "utf8")).toBe("the last good one");
  for (const left of ["dist.new", "build"]) expect(existsSync(join(copy, left))).toBe(false);
});

// On Linux not even root can create a folder in /sys.
it.skipIf(process.platform !== "linux")("a folder that can't be written to is reported in one line", () => {
  const { status, stdout, stderr } = build("/sys", resolve("scripts/build.ts"));
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\/sys can't be written to \(E\w+\)\. Build as a user .*\n$/);
});
