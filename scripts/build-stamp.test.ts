import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isBuilt, markBuilt } from "./build-stamp.ts";

const project = process.cwd();
let folder = "";

beforeEach(() => {
  vi.stubEnv("SITE_URL", undefined);
  vi.stubEnv("ENQUIRY_DELIVERY", undefined);
  folder = mkdtempSync(join(tmpdir(), "project-"));
  process.chdir(folder);
  for (const name of ["src", "public", "scripts", "dist"]) {
    mkdirSync(name);
  }
  writeFileSync("src/a.ts", "1");
  writeFileSync("dist/index.html", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

describe("isBuilt", () => {
  it("is false before the first build", () => {
    expect(isBuilt()).toBe(false);
  });

  it("is true if ENQUIRY_DELIVERY changes from unset to “log”, which means the same", () => {
    markBuilt();
    vi.stubEnv("ENQUIRY_DELIVERY", "log");
    expect(isBuilt()).toBe(true);
  });

  it("is true after a build, while nothing changes", () => {
    markBuilt();
    expect(isBuilt()).toBe(true);
  });

  it.each<[string, () => void]>([
    ["a source changed", () => writeFileSync("src/a.ts", "2")],
    ["a source was added", () => writeFileSync("src/b.ts", "")],
    ["a source was removed", () => rmSync("src/a.ts")],
    ["a public file was added", () => writeFileSync("public/robots.txt", "")],
    ["a script of the build changed", () => writeFileSync("scripts/server-notes.ts", "")],
    ["the configuration changed", () => writeFileSync("astro.config.ts", "")],
    ["the packages changed", () => writeFileSync("package-lock.json", "{}")],
    ["SITE_URL changed", () => vi.stubEnv("SITE_URL", "https://www.example.com")],
    ["ENQUIRY_DELIVERY changed", () => vi.stubEnv("ENQUIRY_DELIVERY", "smtp")],
    ["dist was removed", () => rmSync("dist", { recursive: true })],
  ])("is false after %s", (_, change) => {
    markBuilt();
    change();
    expect(isBuilt()).toBe(false);
  });
});
