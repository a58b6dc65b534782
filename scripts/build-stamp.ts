import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readDeliveries } from "../server/settings.ts";

const STAMP = "build/stamp";
const INPUTS = [
  "src/**/*",
  "public/**/*",
  "server/*.ts",
  "scripts/*.ts",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Whether dist/ was built from the current sources and settings. */
export function isBuilt(): boolean {
  return existsSync("dist/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Records that dist/ was built from the current sources and settings. */
export function markBuilt(): void {
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256").update(process.env["SITE_URL"] ?? "");
  hash.update(readDeliveries(process.env["ENQUIRY_DELIVERY"]).join());
  for (const entry of globSync(INPUTS, { withFileTypes: true })) {
    if (entry.isFile()) {
      const file = `${entry.parentPath}/${entry.name}`;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
