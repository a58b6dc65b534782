import { existsSync, readFileSync } from "node:fs";
import type { SiteNotes } from "../../server/build-notes.ts";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { NOTES_FILE } from "../server-notes.ts";
import { checkDates } from "./check-dates.ts";
import { checkFacts } from "./check-facts.ts";
import { checkLinks } from "./check-links.ts";
import { checkTexts } from "./check-texts.ts";
import type { LaunchPoint } from "./point.ts";

/**
 * Finds all that still stands between a built site and the public.
 * @param folder what the build wrote
 * @param notes what it notes for the server
 * @throws ContentError for a mistake in the facts, and Error where the site isn't built
 */
export function findPoints(folder = "dist", notes = readNotes()): LaunchPoint[] {
  const { site } = loadFacts();
  return [
    ...checkFacts(site, process.env),
    ...checkDates(site, notes.office.holidays, new Date()),
    ...checkTexts(),
    ...checkLinks(folder),
  ];
}

function readNotes(): SiteNotes {
  if (!existsSync("dist/index.html") || !existsSync(NOTES_FILE)) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  return JSON.parse(readFileSync(NOTES_FILE, "utf8"));
}

/** Prints one line if the built site isn't ready for the public. */
export function printDraft(): void {
  const left = findPoints().filter(({ isRemark }) => !isRemark).length;
  if (left > 0) {
    const points = left === 1 ? "1 point is" : `${left} points are`;
    console.log(`This is a draft: ${points} left before it can go public. npm run check:launch lists them.`);
  }
}
