/** Builds the site into dist/ and notes from what, so that a start can tell whether to build again. */
import { fileURLToPath } from "node:url";
import { readDeliveries } from "../server/enquiries/settings.ts";
import { checkSiteUrl } from "../src/lib/facts.ts";
import { markBuilt } from "./build-stamp.ts";
import { runNode } from "./run-node.ts";

let deliveries: readonly string[] = [];
try {
  deliveries = readDeliveries(process.env["ENQUIRY_DELIVERY"]);
  if (process.env["SITE_URL"] !== undefined) {
    checkSiteUrl(process.env["SITE_URL"]);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const astro = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
const code = await runNode([astro, "build"]);
if (code !== 0) {
  // Astro has said what is wrong.
  process.exit(code);
}
markBuilt();
if (deliveries.length === 0) {
  console.log("The forms are not connected: nothing is sent. To receive enquiries, see .env.example.");
}
