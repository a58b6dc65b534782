import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { collections } from "../content.config";
import { lastChanged, SOURCES } from "./last-changed";

vi.mock("astro:content", () => ({ defineCollection: (collection: object) => collection }));
afterEach(() => vi.unstubAllEnvs());

it.each(globSync("src/content/legal/*.md"))("%s has the date that the page shows", (file) => {
  const [, shown = ""] = /^updated: (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
  const date = new Date(lastChanged(`/${basename(file, ".md")}`) ?? "");
  expect(date.toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" })).toBe(shown);
});

it("in a shallow clone a page has no date, because git gives wrong ones", () => {
  const folder = mkdtempSync(join(tmpdir(), "shallow-"));
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
    git(
      "clone",
      "-q",
      "--bare",
      "--depth=1",
      `file://${git("rev-parse", "--absolute-git-dir").trim()}`,
      folder,
    );
    vi.stubEnv("GIT_DIR", folder);
    expect(lastChanged("/about")).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns the names of the collections that an Astro file loads, also through others that it imports. */
function loadedBy(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const imported = [...code.matchAll(/from "(\..*(?<!Page)\.astro)"/g)].map(([, path = ""]) => path);
  return [
    ...[...code.matchAll(/get(?:Single|Entries)\("(\w+)"\)/g)].map(([, name = ""]) => name),
    ...(code.includes("getServices()") ? ["services"] : []),
    ...imported.flatMap((path) => loadedBy(join(dirname(file), path))),
  ];
}

it.each(Object.keys(SOURCES))("the date of %s is that of all content that the page loads", (path) => {
  const names = loadedBy(`src/pages${path === "/" ? "/index" : path}.astro`).filter(
    (name) => name !== "site",
  );
  expect(names.length).toBeGreaterThan(0);
  const loaders = collections as unknown as Record<string, { loader: { path: string } }>;
  expect(SOURCES[path]).toEqual(expect.arrayContaining(names.map((name) => loaders[name]?.loader.path)));
});

it("every page but legal texts has its sources", () => {
  const names = globSync("src/pages/*.astro").map((file) => file.replace(/.*\/|\.astro$/g, ""));
  const pages = names.filter((name) => /^[a-z]/.test(name) && !name.includes("["));
  expect(Object.keys(SOURCES).sort()).toEqual(
    pages.map((name) => (name === "index" ? "/" : `/${name}`)).sort(),
  );
});
