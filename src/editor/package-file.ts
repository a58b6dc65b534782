import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIRoute, GetStaticPaths } from "astro";
import { getMimeType } from "hono/utils/mime";

/** The files of the editor's package, without source maps, and its license, which requires that. */
export const getStaticPaths: GetStaticPaths = () => {
  const folder = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
  const files = globSync("**/*.{js,png,wasm,woff2}", { cwd: folder });
  return [...files, "../LICENSE.txt"].map((file) => ({
    params: { file: file.replace("../", "") },
    props: { path: join(folder, file) },
  }));
};

/** Browsers reject a module script without its media type. */
export const GET: APIRoute<{ path: string }> = ({ props: { path } }) =>
  new Response(readFileSync(path), { headers: { "Content-Type": getMimeType(path) ?? "" } });
