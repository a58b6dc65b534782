import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";

/** Runs Astro on a copy of the site in which one file was changed. */
async function runWith(command: "build" | "sync", file: string, change: (text: string) => string) {
  const folder = copyProject();
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const env = plainEnvironment();
  return new Promise<{ failed: boolean; output: string }>((done) => {
    const astro = join(folder, "node_modules/.bin/astro");
    execFile(astro, [command], { cwd: folder, env }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      done({ failed: error !== null, output: stdout + stderr });
    });
  });
}

const SERVICE = "src/content/services/lead-generation.yaml";
const SITE = "src/content/site.yaml";
type Change = (text: string) => string;

describe.concurrent("a mistake in the content fails the build with file, field and reason", () => {
  it.each<[string, string, Change, RegExp[]]>([
    [
      "a claim that is not in the register",
      SERVICE,
      (text) => text.replace("claim: qualified-leads", "claim: moon-landing"),
      [/lead-generation/, /outcomes\.0/, /claim “moon-landing” is not in the register/],
    ],
    [
      "an unknown key",
      SERVICE,
      (text) => `${text}colour: blue\n`,
      [/lead-generation/, /Unrecognized key.*colour/],
    ],
    [
      "a missing field",
      SERVICE,
      (text) => text.replace(/^subtitle:.*\n/m, ""),
      [/lead-generation/, /subtitle: .*(Required|expected string)/i],
    ],
    [
      "a reference to an unknown claim",
      "src/content/pages/home.yaml",
      (text) => text.replace("{claim.average-growth}", "{claim.moon}"),
      [/home\.yaml/, /experts\.tiles\[3\]\.text/, /\{claim\.moon\} is not in the claim register/],
    ],
    [
      "a figure written out",
      "src/content/pages/about.yaml",
      (text) => text.replace(/^headline: /m, "headline: 99% of "),
      [/about\.yaml/, /headline: the figure “99%”/, /not in the claim register/],
    ],
    [
      "a figure written out in a legal text",
      "src/content/legal/terms.md",
      (text) => `${text}\nWe promise 99% of everything.\n`,
      [/terms\.md/, /the figure “99%”/],
    ],
    [
      "YAML that can't be read",
      "src/content/pages/contact.yaml",
      (text) => text.replace(/^title: .*$/m, "title: [Contact"),
      [/contact\.yaml has an error/, /line \d+/],
    ],
    [
      "a broken site fact",
      SITE,
      (text) => text.replace(/^registryCode: .*$/m, "registryCode: 12"),
      [/site\.yaml has an error/, /registryCode/],
    ],
    [
      "site facts that can't be read",
      SITE,
      (text) => text.replace(/^brand: .*$/m, "brand: [x"),
      [/site\.yaml/, /line \d+/],
    ],
  ])("%s", async (name, file, change, reasons) => {
    // Both commands check the content alike; the first case proves it by the longer way.
    const command = name.startsWith("a claim") ? "build" : "sync";
    const { failed, output } = await runWith(command, file, change);
    expect(failed).toBe(true);
    for (const reason of reasons) {
      expect(output).toMatch(reason);
    }
  });

  it("and only a mistake does", async () => {
    const { failed, output } = await runWith("sync", SERVICE, (text) => `${text}# A note.\n`);
    expect(output).not.toMatch(/has an error/);
    expect(failed).toBe(false);
  });
});
