import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { keepEarlierFiles } from "./earlier-files.ts";

const DAY_MS = 86_400_000;

it("a hashed file is kept for 30 days after the build that replaced it, whatever its age", () => {
  workInTemporaryFolder();
  let previous = "none";
  /** Simulates a build on this day after the previous one, and returns the content of dist/_astro. */
  const build = (day: number, files: readonly string[]) => {
    const next = `day-${day}`;
    mkdirSync(`${next}/_astro/fonts`, { recursive: true });
    for (const file of files) writeFileSync(`${next}/_astro/${file}`, `${file} of day ${day}`);
    keepEarlierFiles(previous, next, day * DAY_MS);
    previous = next;
    return readdirSync(`${next}/_astro`, { recursive: true })
      .filter((name) => name !== "fonts")
      .sort();
  };

  expect(build(0, ["a.1.js", "b.1.js", "fonts/1.woff2"])).toEqual(["a.1.js", "b.1.js", "fonts/1.woff2"]);
  expect(build(60, ["a.2.js", "b.1.js"])).toEqual(["a.1.js", "a.2.js", "b.1.js", "fonts/1.woff2"]);
  expect(readFileSync("day-60/_astro/b.1.js", "utf8")).toBe("b.1.js of day 60");
  // The 30 days begin with the first build that doesn't have the file.
  expect(build(89, ["a.2.js", "b.2.js"])).toEqual(["a.1.js", "a.2.js", "b.1.js", "b.2.js", "fonts/1.woff2"]);
  expect(build(91, ["a.2.js", "b.2.js"])).toEqual(["a.2.js", "b.1.js", "b.2.js"]);
  // A file that a new build has again is the new build's.
  expect(build(92, ["b.1.js"])).toEqual(["a.2.js", "b.1.js", "b.2.js"]);
  expect(build(123, ["b.1.js"])).toEqual(["b.1.js"]);
});
