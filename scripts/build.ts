/** Builds the site into dist/ and notes from what, so that a start can tell whether to build again. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDeliveries } from "../server/settings.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { markBuilt } from "./build-stamp.ts";
import { keepEarlierFiles } from "./earlier-files.ts";
import { printDraft } from "./launch/find-points.ts";
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
    rmSync(NEW, { recursive: true, force: true });
    // Astro has said what is wrong.
    process.exit(code);
  }
  keepEarlierFiles("dist", NEW);
  rmSync(OLD, { recursive: true, force: true });
  if (existsSync("dist")) renameSync("dist", OLD);
  renameSync(NEW, "dist");
  rmSync(OLD, { recursive: true, force: true });
  markBuilt();
  if (deliveries.length === 0) {
    console.log("The forms are not connected: nothing is sent. To receive enquiries, see .env.example.");
  }
  printDraft();
} catch (error) {
  rmSync(NEW, { recursive: true, force: true });
  console.error((error as Error).message);
  process.exit(1);
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
