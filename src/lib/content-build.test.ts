import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** Runs the real content check on a copy of the site in which one file was changed. */
function syncWith(
  file: string,
  change: (text: string) => string,
): Promise<{ failed: boolean; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const name of ["src", "public", "astro.config.ts", "tsconfig.json", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return new Promise((done) => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
    execFile(
      join(folder, "node_modules/.bin/astro"),
      ["sync"],
      { cwd: folder, env },
      (error, stdout, stderr) => {
        rmSync(folder, { recursive: true });
        done({ failed: error !== null, output: stdout + stderr });
      },
    );
  });
}

const SERVICE = "src/content/services/lead-generation.yaml";

describe.concurrent("a mistake in the content fails the build with file, field and reason", () => {
  it.each([
    [
      "an unknown key",
      SERVICE,
      (text: string) => `${text}colour: blue\n`,
      [/lead-generation/, /Unrecognized key.*colour/],
    ],
    [
      "a missing field",
      SERVICE,
      (text: string) => text.replace(/^subtitle:.*\n/m, ""),
      [/lead-generation/, /subtitle/],
    ],
    [
      "a claim that is not in the register",
      SERVICE,
      (text: string) => text.replace("claim: qualified-leads", "claim: moon-landing"),
      [/lead-generation/, /outcomes\.0/, /claim “moon-landing” is not in the register/],
    ],
    [
      "a reference to an unknown claim",
      "src/content/pages/home.yaml",
      (text: string) => text.replace("{claim.average-growth}", "{claim.moon}"),
      [/home\.yaml/, /experts\.tiles\[3\]\.text/, /\{claim\.moon\} is not in the claim register/],
    ],
    [
      "a figure written out",
      "src/content/pages/about.yaml",
      (text: string) => text.replace("a pipeline that fills", "99% of a pipeline that fills"),
      [/about\.yaml/, /mission\.text\[0\]/, /“99%”/],
    ],
    [
      "a broken site fact",
      "src/content/site.yaml",
      (text: string) => text.replace('registryCode: "00000000"', "registryCode: 12"),
      [/site\.yaml/, /registryCode/],
    ],
    [
      "YAML that can't be read",
      "src/content/pages/contact.yaml",
      (text: string) => text.replace("title: Contact", "title: [Contact"),
      [/contact\.yaml has an error/, /line \d+/],
    ],
  ])("%s", async (_, file, change, reasons) => {
    const { failed, output } = await syncWith(file, change);
    expect(failed).toBe(true);
    for (const reason of reasons) {
      expect(output).toMatch(reason);
    }
  });
});
