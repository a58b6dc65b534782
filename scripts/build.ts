/**
 * Builds the site into dist/. With --release, a site with launch errors is discarded and the
 * previous one is kept.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isGuideOutdated } from "../src/features/guide/checksum.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { ASTRO } from "./astro.ts";
import { keepEarlierFiles } from "./earlier-files.ts";
import { findIssues, printDraft } from "./launch/find-issues.ts";
import { reportIssues } from "./launch/issue.ts";
import { replaceSite } from "./replace-site.ts";
import { NOTES_FILE, serverNotes } from "./server-notes.ts";

/** The new site is built here, so that a failed build doesn't touch the previous site. */
const NEW = "dist.new";

// Whoever builds: the web server must be able to read the site.
process.umask(0o022);

try {
  emptyNew();
  // Checked first, because Astro would hide the mistake behind “unable to load config”.
  const notes = serverNotes(loadFacts());
  const isRelease = process.argv.includes("--release");
  if (isRelease) await updateGuide();
  if (!runNode(ASTRO, "build", "--outDir", NEW)) {
    discardNew();
    // Astro has already reported the error.
    process.exit(1);
  }
  if (isRelease && !reportIssues(findIssues(NEW))) {
    discardNew();
    process.exit(1);
  }
  keepEarlierFiles("dist", NEW);
  // Written before dist is replaced, so that a full disk leaves the previous site with its own notes.
  const newNotes = `${NOTES_FILE}.new`;
  writeFileSync(newNotes, JSON.stringify(notes));
  replaceSite(NEW, "dist");
  renameSync(newNotes, NOTES_FILE);
  if (notes.mode === "log") {
    console.log("The forms are not connected: nothing is sent. To receive enquiries, see .env.example.");
  }
  if (!isRelease) printDraft();
} catch (error) {
  discardNew();
  console.error((error as Error).message);
  process.exit(1);
}

/**
 * Makes the guide again if it reads differently than its texts. If it can't be made here, the site
 * goes out with the one before, and the launch check reports it.
 */
async function updateGuide(): Promise<void> {
  if (!isGuideOutdated()) return;
  const { findBrowser, findHeadlessShell } = await import("./find-browser.ts");
  if (!(findBrowser() ?? findHeadlessShell())) return;
  if (!runNode("scripts/guide.ts")) return;
  console.log("The growth guide was made again, because its texts have changed. Commit it.");
}

/** Runs another Node script. @returns whether it succeeded */
function runNode(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}

function discardNew(): void {
  rmSync(NEW, { recursive: true, force: true });
}

/** @throws Error that says why the folder can't be written to */
function emptyNew(): void {
  try {
    rmSync(NEW, { recursive: true, force: true });
    mkdirSync(NEW);
  } catch (error) {
    throw new Error(
      `${process.cwd()} can't be written to (${(error as NodeJS.ErrnoException).code}). Build as a user and on a disk that may write there.`,
    );
  }
}
