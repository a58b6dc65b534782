import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder";
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
  const folder = temporaryFolder();
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  const source = `file://${git("rev-parse", "--absolute-git-dir")}`;
  git("clone", "-q", "--bare", "--depth=1", source, folder);
  vi.stubEnv("GIT_DIR", folder);
  expect(lastChanged("/about")).toBeUndefined();
});

/** Returns the names of the collections that an Astro file loads, also through others that it imports. */
function loadedBy(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = ""]) => name);
  return [
    ...found(/get(?:Single|Entries)\("(\w+)"\)/g),
    ...(code.includes("getServices()") ? ["services"] : []),
    ...found(/from "(\..*(?<!Page)\.astro)"/g).flatMap((path) => loadedBy(join(dirname(file), path))),
  ];
}

it("the date of every page but legal texts is that of all content that it loads", () => {
  const pages = globSync("src/pages/[a-z]*.astro").filter((file) => !file.includes("["));
  const loaders = collections as unknown as Record<string, { loader: { path: string } }>;
  const paths = pages.map((file) => `/${basename(file, ".astro").replace(/^index$/, "")}`);
  expect(Object.keys(SOURCES).sort()).toEqual(paths.sort());
  for (const file of pages) {
    const names = loadedBy(file).filter((name) => name !== "site");
    expect(names).not.toEqual([]);
    const sources = SOURCES[`/${basename(file, ".astro").replace(/^index$/, "")}`];
    expect(sources).toEqual(expect.arrayContaining(names.map((name) => loaders[name]?.loader.path)));
  }
});
