import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "../../../scripts/copy-project.ts";

/** Builds a copy of the site in which one file was changed; returns its errors without Astro's own lines. */
function build(file: string, change: (text: string) => string): string {
  const folder = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const options = { cwd: folder, env: plainEnvironment(), encoding: "utf8" } as const;
  const { stderr } = spawnSync(process.execPath, ["scripts/build.ts"], options);
  const lines = stderr.split("\n").filter((line) => line && !/^\d\d:\d\d:\d\d|^npm warn/.test(line));
  return lines.join("\n");
}

describe("a mistake in the content ends the build, and its message is for an editor", () => {
  it("of a page", () => {
    const service = "src/content/services/lead-generation.yaml";
    expect(build(service, (text) => text.replace("claim: qualified-leads", "claim: moon"))).toMatch(
      /^There is a mistake in src\/content\/services\/lead-generation\.yaml\.\n {2}line \d+: outcomes, item 1, claim: claim “moon” is not in the register [^\n]+$/,
    );
  });

  // Read before all others, by astro.config.ts.
  it("of the site facts", () => {
    expect(
      build("src/content/site.yaml", (text) => text.replace(/^registryCode: .*$/m, "registryCode: 12")),
    ).toMatch(/^There is a mistake in src\/content\/site\.yaml\.\n {2}line \d+: registryCode: [^\n]+$/);
  });
});
