import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sync } from "astro";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";

const copies: string[] = [];
// At the end: Astro still writes into a copy some time after its answer.
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** A copy of the site in which one file was changed. */
function changedCopy(file: string, change: Change): string {
  const folder = copyProject();
  copies.push(folder);
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return folder;
}

/** What checking the content of a copy ends in, as a build does first: a process for each would take a minute. */
async function check(folder: string): Promise<string> {
  const home = process.cwd();
  onTestFinished(() => process.chdir(home));
  process.chdir(folder);
  // Astro prints of a broken configuration too, which would fail the test as an error on the console.
  vi.spyOn(console, "error").mockReturnValue();
  try {
    await sync({ root: folder, logLevel: "silent" });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

const SERVICE = "src/content/services/lead-generation.yaml";
const SITE = "src/content/site.yaml";
type Change = (text: string) => string;

describe("a mistake in the content is told with file, field and reason", () => {
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
      [/lead-generation/, /\*\*subtitle\*\*: .*(Required|expected string)/i],
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
  ])("%s", async (_, file, change, reasons) => {
    const message = await check(changedCopy(file, change));
    for (const reason of reasons) {
      expect(message).toMatch(reason);
    }
  });

  it("and only a mistake is", async () => {
    expect(await check(changedCopy(SERVICE, (text) => `${text}# A note.\n`))).toBe("");
  });

  it.each([
    [
      "of a page",
      SERVICE,
      (text: string) => text.replace("claim: qualified-leads", "claim: moon-landing"),
      /lead-generation[\s\S]*outcomes\.0[\s\S]*claim “moon-landing” is not in the register/,
    ],
    // Read before all else, by the configuration.
    [
      "of the site",
      SITE,
      (text: string) => text.replace(/^registryCode: .*$/m, "registryCode: 12"),
      /site\.yaml has an error[\s\S]*registryCode/,
    ],
  ])("and fails the build: %s", async (_, file, change, reason) => {
    const cwd = changedCopy(file, change);
    const build = promisify(execFile)("node_modules/.bin/astro", ["build"], { cwd, env: plainEnvironment() });
    await expect(build).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(reason) });
  });
});
