import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { headersFile } from "../../server/headers.ts";
import { keepOwnHashes } from "./content-security-policy.ts";

const TEXT = /\.(html|js|css|svg|txt|md|xml|json)$/;

/**
 * Finishes what Astro wrote: the pages themselves, and what servers and static hosts want beside
 * them, which is each text compressed (.br and .gz), and the headers. Last of the integrations, so
 * that it sees all files.
 */
export function staticHostFiles(): AstroIntegration {
  return {
    name: "static-host-files",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
        await Promise.all(texts.map((entry) => finish(join(entry.parentPath, entry.name))));
        writeFileSync(fileURLToPath(new URL("_headers", dir)), headersFile());
      },
    },
  };
}

async function finish(file: string): Promise<void> {
  if (file.endsWith(".html")) {
    writeFileSync(file, keepOwnHashes(deferScripts(readFileSync(file, "utf8"))));
  }
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** A page's files of script are asked for after its first paint (src/browser/late-scripts.ts). */
function deferScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" data-src=');
}
