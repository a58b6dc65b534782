/** Builds the site into dist/ and notes from what, so that a start can tell whether to build again. */
import { execFileSync } from "node:child_process";
import { checkSiteUrl } from "../src/lib/facts.ts";
import { markBuilt } from "./build-stamp.ts";

try {
  if (process.env["SITE_URL"] !== undefined) {
    checkSiteUrl(process.env["SITE_URL"]);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

try {
  execFileSync("astro", ["build"], { stdio: "inherit" });
} catch {
  // Astro has said what is wrong.
  process.exit(1);
}
markBuilt();
