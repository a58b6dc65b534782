import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject } from "./copy-project.ts";

const build = (cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd,
    // The script must not depend on variables that npm sets.
    env: { PATH: process.env["PATH"], ASTRO_TELEMETRY_DISABLED: "1", ...env },
    encoding: "utf8",
  });
const BEFORE = ["dist/index.html", "build/site.json"];

interface Mistake {
  change?: [file: string, from: RegExp, to: string];
  env?: Record<string, string>;
  args?: string[];
  /** What is written besides Astro's own lines. */
  says: RegExp;
}

it.each<Mistake>([
  {
    change: ["src/content/services/lead-generation.yaml", /claim: \S+/, "claim: moon"],
    says: /^\[ContentError\] There is a mistake in src.+yaml\.\n {2}line \d+: outcomes, item \d+, claim: “moon” is not in .*\n$/,
  },
  {
    // Read before all others, by astro.config.ts.
    change: ["src/content/site.yaml", /^registryCode: .*$/m, "registryCode: 12"],
    says: /^There is a mistake in src\/content\/site\.yaml\.\n {2}line \d+: registryCode: .*\n$/,
  },
  // An empty SITE_URL counts as not set, so the next mistake is reported.
  { env: { SITE_URL: "", ENQUIRY_DELIVERY: "mail" }, says: /^ENQUIRY_DELIVERY .*\n$/ },
  { env: { SITE_URL: "abc" }, says: /^SITE_URL .*\n$/ },
  {
    change: ["src/content/site.yaml", /^url: .*$/m, "url: https://kasv.example"],
    args: ["--release"],
    says: /kasv\.example is reserved for examples \(RFC 2606\)/,
  },
])("a mistake ends the build, which keeps the previous site: $says", ({ change, env, args = [], says }) => {
  const copy = copyProject();
  // Astro may still be writing into the folder.
  onTestFinished(() => rmSync(copy, { recursive: true, maxRetries: 5 }));
  for (const file of BEFORE) {
    mkdirSync(join(copy, dirname(file)));
    writeFileSync(join(copy, file), "the last good one");
  }
  if (change) {
    const [file, from, to] = change;
    writeFileSync(join(copy, file), readFileSync(join(copy, file), "utf8").replace(from, to));
  }

  const { status, stdout, stderr } = build(copy, ["scripts/build.ts", ...args], env);
  expect(status).toBe(1);
  expect((stdout + stderr).replaceAll(/^(\d\d:\d\d:\d\d|npm warn).*\n/gm, "")).toMatch(says);
  for (const file of BEFORE) expect(readFileSync(join(copy, file), "utf8")).toBe("the last good one");
  expect(readdirSync(copy)).not.toContain("dist.new");
});

// On Linux not even root can create a folder in /sys.
it.skipIf(process.platform !== "linux")("a folder that can't be written to is reported in one line", () => {
  const { status, stdout, stderr } = build("/sys", [resolve("scripts/build.ts")]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\/sys can't be written to \(E\w+\)\. Build as a user .*\n$/);
});

it("the web server can read what was built with a umask of 077", () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true, maxRetries: 5 }));
  const before = process.umask(0o077);
  mkdirSync(join(copy, "dist"));
  const { status } = build(copy, ["scripts/build.ts"]);
  process.umask(before);
  expect(status).toBe(0);
  for (const [file, mode] of [
    ["dist", 0o755],
    ["dist/index.html", 0o644],
    ["dist/index.html.br", 0o644],
    ["build/site.json", 0o644],
  ] as const) {
    expect(statSync(join(copy, file)).mode & 0o777, file).toBe(mode);
  }
});
