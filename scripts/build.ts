/**
 * Builds the site into dist/ and notes from what, so that a start can tell whether
 * to build again. With --release a site that isn't ready for the public is not
 * taken on: the one before stays.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDeliveries } from "../server/settings.ts";
import { NEW_NOTES } from "../src/integrations/server-notes.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { markBuilt } from "./build-stamp.ts";
import { keepEarlierFiles } from "./earlier-files.ts";
import { findPoints, printDraft } from "./launch/find-points.ts";
import { reportPoints } from "./launch/report-points.ts";
import { runNode } from "./run-node.ts";

/** Beside the last good site, which stays where this build fails. */
const NEW = "dist.new";
const OLD = "dist.old";

try {
  const deliveries = readDeliveries(process.env["ENQUIRY_DELIVERY"]);
  emptyNew();
  // Astro would say of a mistake in the facts that it can't load its configuration.
  loadFacts();
  const astro = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
  const code = await runNode([astro, "build", "--outDir", NEW]);
  if (code !== 0) {
    discardNew();
    // Astro has said what is wrong.
    process.exit(code);
  }
  const isRelease = process.argv.includes("--release");
  if (isRelease && !reportPoints(findPoints(NEW, NEW_NOTES))) {
    discardNew();
    process.exit(1);
  }
  keepEarlierFiles("dist", NEW);
  rmSync(OLD, { recursive: true, force: true });
  if (existsSync("dist")) renameSync("dist", OLD);
  renameSync(NEW, "dist");
  renameSync(NEW_NOTES, "build/site.json");
  rmSync(OLD, { recursive: true, force: true });
  markBuilt();
  if (deliveries.length === 0) {
    console.log("The forms are not connected: nothing is sent. To receive enquiries, see .env.example.");
  }
  if (!isRelease) printDraft();
} catch (error) {
  discardNew();
  console.error((error as Error).message);
  process.exit(1);
}

function discardNew(): void {
  rmSync(NEW, { recursive: true, force: true });
  rmSync(NEW_NOTES, { force: true });
}

/** @throws Error that says why nothing can be written here */
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
