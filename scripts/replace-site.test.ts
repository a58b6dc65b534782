import { renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { replaceSite } from "./replace-site.ts";

vi.mock("node:fs", { spy: true });
const actual = await vi.importActual<typeof import("node:fs")>("node:fs");

const BEFORE = {
  "index.html": "/_astro/1.js /about",
  "index.html.br": "/_astro/1.js /about",
  "about.html": "/_astro/1.js",
  "closed.html": "/closed/1.png",
  "closed.html.br": "/closed/1.png",
  "closed/1.png": "",
  "_astro/1.js": "",
  "guide.pdf": "before",
};
const AFTER = {
  "index.html": "/_astro/2.js /about /news/first",
  "index.html.br": "/_astro/2.js /about /news/first",
  "about.html": "/_astro/2.js",
  "news/first.html": "/_astro/2.js /news/1.png",
  "news/first.html.br": "/_astro/2.js /news/1.png",
  "news/1.png": "",
  // Kept for pages that are open (earlier-files.ts).
  "_astro/1.js": "",
  "_astro/2.js": "",
  ".well-known/security.txt": "",
  "guide.pdf": "after",
};

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    actual.mkdirSync(join(folder, dirname(file)), { recursive: true });
    actual.writeFileSync(join(folder, file), text);
  }
}

function read(folder: string) {
  const files = actual.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => actual.statSync(join(folder, file)).isFile()).sort();
}

beforeEach(() => workInTemporaryFolder());

it("while the site is replaced, no page is missing, and nothing to which a page refers", () => {
  write("dist", BEFORE);
  write("dist.new", AFTER);
  onTestFinished(() => void vi.resetAllMocks());
  let moments = 0;
  const look = () => {
    moments++;
    const now = actual.existsSync("dist") ? read("dist") : [];
    // In both.
    expect(now).toEqual(
      expect.arrayContaining(["index.html", "index.html.br", "about.html", "guide.pdf", "_astro/1.js"]),
    );
    for (const page of now.filter((file) => /\.html(\.br)?$/.test(file))) {
      for (const path of actual.readFileSync(join("dist", page), "utf8").split(" ")) {
        const file = /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
        expect(now, `${page} refers to ${path}`).toContain(file);
      }
    }
  };
  vi.mocked(renameSync).mockImplementation((from, to) => {
    actual.renameSync(from, to);
    look();
  });
  vi.mocked(rmSync).mockImplementation((path, options) => {
    actual.rmSync(path, options);
    look();
  });
  replaceSite("dist.new", "dist");
  expect(moments).toBeGreaterThan(5);
  expect(read("dist")).toEqual(Object.keys(AFTER).sort());
  for (const [file, text] of Object.entries(AFTER)) {
    expect(actual.readFileSync(join("dist", file), "utf8")).toBe(text);
  }
  expect(actual.readdirSync(".")).toEqual(["dist"]);
  expect(actual.existsSync("dist/closed")).toBe(false);
});

it("the first build needs no site before it", () => {
  write("dist.new", AFTER);
  replaceSite("dist.new", "dist");
  expect(read("dist")).toEqual(Object.keys(AFTER).sort());
});

it.each([
  ["a file becomes a folder", { "index.html": "", news: "" }, { "index.html": "", "news/first.html": "" }],
  ["a folder becomes a file", { "index.html": "", "news/first.html": "" }, { "index.html": "", news: "" }],
])("%s", (_, before, after) => {
  write("dist", before);
  write("dist.new", after);
  replaceSite("dist.new", "dist");
  expect(read("dist")).toEqual(Object.keys(after));
  expect(actual.readdirSync(".")).toEqual(["dist"]);
});
