import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { pagePaths, takenNames } from "../lib/content/page-names";
import { findLegalMistake, legalSchema } from "./legal";

const BODY = "Our liability is limited to the amounts that you paid in the preceding 12 months.";

it.each(["index", "about", "services", "contact", "404", "500", "admin", "home", "api", "og"])(
  "a legal text can't take the address /%s, and the message says why and what to do",
  (name) => {
    expect(findLegalMistake(name, BODY)).toBe(
      `the address /${name} is that of another page, which would be shown instead. Rename the file, and correct the links to it.`,
    );
  },
);

it.each(["Contact", "my text", "a--b", "privacy.old", "-a"])("no address can be /%s", (name) => {
  expect(findLegalMistake(name, BODY)).toMatch(/must be lowercase letters.*Rename the file/);
});

it.each(["privacy", "terms", "cookies", "iso-27001", "contact-terms", "index-of-terms"])(
  "a legal text may have the address /%s",
  (name) => {
    expect(findLegalMistake(name, BODY)).toBeUndefined();
  },
);

it("every page that isn't a legal text has a taken name", () => {
  const legal = globSync("src/content/legal/*.md").map((file) => `/${basename(file, ".md")}`);
  const names = pagePaths()
    .filter((path) => !legal.includes(path))
    .map((path) => path.slice(1) || "index");
  expect(takenNames()).toEqual(expect.arrayContaining(names));
});

it("the terms must limit liability", () => {
  expect(findLegalMistake("terms", BODY.replace("12 months", "year"))).toMatch(/must limit liability/);
});

it.each(["2025-07", "July", "Juli 2025", "July 2025.", "1 July 2025"])(
  "“%s” is refused as the month of a change",
  (updated) => {
    const [issue] = legalSchema.shape.updated.safeParse(updated).error?.issues ?? [];
    expect(issue?.message).toBe("must be a month and a year, such as July 2025");
  },
);
