import { existsSync } from "node:fs";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { checkConfirmed } from "./check-confirmed.ts";
import { checkFacts } from "./check-facts.ts";
import { checkGuide } from "./check-guide.ts";
import { checkLinks } from "./check-links.ts";
import { checkTexts } from "./check-texts.ts";
import type { LaunchIssue } from "./issue.ts";

/**
 * Finds everything that is left to do before a built site can go public.
 * @param folder the folder of the built site
 * @throws ContentError for a mistake in the facts; Error if the site isn't built
 */
export function findIssues(folder = "dist"): LaunchIssue[] {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  const { site, references } = loadFacts();
  return [
    ...checkFacts(site, process.env),
    ...checkGuide(),
    ...checkConfirmed(),
    ...checkTexts(references),
    ...checkLinks(folder),
  ];
}

/** Prints one line if the built site isn't ready for the public. */
export function printDraft(): void {
  const left = findIssues().filter(({ isRemark }) => !isRemark).length;
  if (left > 0) {
    const points = left === 1 ? "1 point is" : `${left} points are`;
    console.log(`This is a draft: ${points} left before it can go public. npm run check:launch lists them.`);
  }
}
