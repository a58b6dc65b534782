import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIRoute, GetStaticPaths } from "astro";

/** Media types of the editor's files; browsers reject a module script without one. */
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  png: "image/png",
  wasm: "application/wasm",
  woff2: "font/woff2",
};

/** The files of the editor's package, without source maps. */
export const getStaticPaths: GetStaticPaths = () => {
  const folder = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
  return globSync("**/*.{js,png,wasm,woff2}", { cwd: folder }).map((file) => ({
    params: { file },
    props: { path: join(folder, file) },
  }));
};

export const GET: APIRoute<{ path: string }> = ({ props: { path } }) =>
  new Response(readFileSync(path), { headers: { "Content-Type": TYPES[path.replace(/.*\./, "")] ?? "" } });
