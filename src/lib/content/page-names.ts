import { globSync } from "node:fs";
import { basename } from "node:path";
import { pagePath } from "../../shared/page-path.ts";

/** The names of files, without what follows the first dot. */
const namesOf = (pattern: string) => globSync(pattern).map((file) => basename(file).replace(/\..*/, ""));

/** Returns the paths of all pages to which a link may lead. */
export function pagePaths(): string[] {
  const names = [...namesOf("src/pages/*.astro"), ...namesOf("src/content/legal/*.md")];
  // Not pages with a parameter, such as [legal], nor the error pages 404 and 500.
  const pages = names.filter((name) => !/\[|^\d{3}$/.test(name)).sort();
  return pages.map(pagePath);
}

/** Addresses without a file of their own in src/pages. */
const OTHERS = [
  // The server, the editor, and pages that only developers see.
  ...["admin", "api", "guide", "healthz", "readyz"],
  // Pages with a parameter, and the folder of the social pictures.
  ...["enquiry-failed", "enquiry-sent", "og"],
  // What the editor and the tests call “/”.
  "home",
];

/** Returns the names that a legal text can't have, because something else has their address. */
export const takenNames = (): string[] =>
  [...namesOf("src/pages/*.astro").filter((name) => !name.includes("[")), ...OTHERS].sort();

/** What the name of a legal text must be, because it is the address of its page. */
export const NAME_RULE = {
  pattern: /^[a-z\d]+(-[a-z\d]+)*$/,
  message: "lowercase letters, digits and hyphens, such as iso-27001",
};

/**
 * Checks whether a legal text can have this name.
 * @param name the name of its file, without the extension
 * @returns what is wrong and what to do; undefined if nothing is
 */
export function findWrongName(name: string): string | undefined {
  const rename = "Rename the file, and correct the links to it.";
  if (!NAME_RULE.pattern.test(name)) {
    return `the file's name is the address of its page and must be ${NAME_RULE.message}. ${rename}`;
  }
  return takenNames().includes(name)
    ? `the address /${name} is that of another page, which would be shown instead. ${rename}`
    : undefined;
}
