import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { noteBuiltFor } from "../server/built-for.ts";
import { readDeliveries } from "../server/enquiries/settings.ts";

const STAMP = "node_modules/.cache/website/build-stamp";
const INPUTS = ["src/**/*", "public/**/*", "astro.config.ts", "package-lock.json", "tsconfig.json"];

/** Whether dist/ holds what the sources and settings of this moment would give. */
export function isBuilt(): boolean {
  return existsSync("dist/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Notes that dist/ was built from the sources and settings of this moment, and in dist/ for which mode. */
export function markBuilt(): void {
  noteBuiltFor("dist", deliveries());
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256").update(process.env["SITE_URL"] ?? "");
  hash.update(deliveries().join());
  for (const entry of globSync(INPUTS, { withFileTypes: true })) {
    if (entry.isFile()) {
      const file = `${entry.parentPath}/${entry.name}`;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function deliveries(): string[] {
  return readDeliveries(process.env["ENQUIRY_DELIVERY"]);
}
