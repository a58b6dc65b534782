import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { headersFile } from "../../server/headers.ts";
import { pagePath } from "../lib/page-path.ts";
import { keepOwnHashes } from "./content-security-policy.ts";

const TEXT = /\.(html|js|css|svg|txt|md|xml|json)$/;

/**
 * Completes the pages' policies and writes the files for servers and static hosts: a compressed version of
 * each text file (.br and .gz), and the headers. Must be the last integration, so that all files exist.
 */
export const postprocessBuild = (): AstroIntegration => ({
  name: "postprocess-build",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const entries = readdirSync(dir, { recursive: true, encoding: "utf8" });
      const texts = entries.filter((name) => TEXT.test(name));
      const pages = texts.filter((name) => name.endsWith(".html"));
      for (const name of pages) {
        const file = new URL(name, dir);
        writeFileSync(file, keepOwnHashes(readFileSync(file, "utf8")));
      }
      await Promise.all(texts.map((name) => compress(new URL(name, dir))));
      const paths = pages.map((name) => pagePath(name.slice(0, -".html".length)));
      writeFileSync(new URL("_headers", dir), headersFile(paths.sort()));
      // Without it, GitHub Pages leaves out what begins with _ or a dot when it publishes a branch.
      writeFileSync(new URL(".nojekyll", dir), "");
    },
  },
});

async function compress(file: URL): Promise<void> {
  const text = readFileSync(file);
  writeFileSync(new URL(`${file}.br`), await promisify(brotliCompress)(text));
  writeFileSync(new URL(`${file}.gz`), await promisify(gzip)(text, { level: 9 }));
}
