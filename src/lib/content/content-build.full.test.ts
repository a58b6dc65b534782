import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "../../../scripts/copy-project.ts";

/**
 * Builds a copy of the site in which one file was changed, and returns the build's error output
 * without Astro's own lines.
 */
async function build(file: string, change: (text: string) => string): Promise<string> {
  const folder = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const astro = promisify(execFile)(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: plainEnvironment(),
  });
  const { stderr } = await astro.then(
    () => ({ stderr: "" }),
    (error: { stderr: string }) => error,
  );
  return stderr
    .split("\n")
    .filter((line) => line && !/^\d\d:\d\d:\d\d|^npm warn/.test(line))
    .join("\n");
}

describe("a mistake in the content ends the build, and its message is for an editor", () => {
  it("of a page", async () => {
    const service = "src/content/services/lead-generation.yaml";
    expect(await build(service, (text) => text.replace("claim: qualified-leads", "claim: moon"))).toMatch(
      /^There is a mistake in src\/content\/services\/lead-generation\.yaml\.\n {2}line \d+: outcomes, item 1, claim: claim “moon” is not in the register [^\n]+$/,
    );
  });

  it("of a legal text", async () => {
    expect(await build("src/content/legal/terms.md", (text) => `${text}\nWe promise 99% of all.\n`)).toMatch(
      /^There is a mistake in src\/content\/legal\/terms\.md\.\n {2}line \d+: the figure “99%” [^\n]+$/,
    );
  });

  // Read before all others, by astro.config.ts.
  it("of the site facts", async () => {
    expect(
      await build("src/content/site.yaml", (text) => text.replace(/^registryCode: .*$/m, "registryCode: 12")),
    ).toMatch(/^There is a mistake in src\/content\/site\.yaml\.\n {2}line \d+: registryCode: [^\n]+$/);
  });
});
