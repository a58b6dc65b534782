import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { findWrongName, pagePaths, takenNames } from "./page-names";

it.each(["index", "about", "services", "contact", "404", "500", "admin", "home", "api", "og"])(
  "a legal text can't take the address /%s, and the message says why and what to do",
  (name) => {
    expect(findWrongName(name)).toBe(
      `the address /${name} is that of another page, which would be shown instead. Rename the file, and correct the links to it.`,
    );
  },
);

it.each(["Contact", "my text", "a--b", "privacy.old", "-a"])("no address can be /%s", (name) => {
  expect(findWrongName(name)).toMatch(/must be lowercase letters.*Rename the file/);
});

it.each(["privacy", "terms", "cookies", "iso-27001", "contact-terms", "index-of-terms"])(
  "a legal text may have the address /%s",
  (name) => {
    expect(findWrongName(name)).toBeUndefined();
  },
);

it("every page that isn't a legal text has a taken name", () => {
  const legal = globSync("src/content/legal/*.md").map((file) => `/${basename(file, ".md")}`);
  const names = pagePaths()
    .filter((path) => !legal.includes(path))
    .map((path) => path.slice(1) || "index");
  expect(takenNames()).toEqual(expect.arrayContaining(names));
});
