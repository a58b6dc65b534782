import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./encoding.ts";
import { CACHE_FOREVER, CACHE_REVALIDATE, CLOSED_POLICY, takePolicy } from "./headers.ts";

/** One body of a file, in one encoding, with the headers that go with it. */
export interface Variant {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

/** One file of the built site. */
export interface Asset {
  variants: ReadonlyMap<Encoding, Variant>;
  encodings: readonly Encoding[];
}

/** The built site, held in memory: no request can reach a file outside it. */
export interface Site {
  /** By decoded URL path: "/", "/about", "/_astro/form.x1y2.js". */
  assets: ReadonlyMap<string, Asset>;
  /** The not-found page. */
  notFound: Asset;
  /** The page for an unexpected error. */
  error: Asset;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

/**
 * Reads a built site and compresses it once, so that each answer is ready.
 * @param folder what the build wrote
 * @throws Error that says what to do where the site isn't built, where a file
 *   has a type that isn't known, or where a page has no policy
 */
export function loadSite(folder: string): Site {
  const assets = new Map<string, Asset>();
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    // A name with a dot in front is a note about the build, not for visitors.
    if (entry.isFile() && !entry.name.startsWith(".")) {
      const file = join(entry.parentPath, entry.name);
      assets.set(urlPath(file.slice(folder.length + 1)), loadAsset(file));
    }
  }
  const take = (path: string) => {
    const page = assets.get(path);
    assets.delete(path);
    return page;
  };
  const [notFound, error] = ["/404", "/500"].map(take);
  // Filled in and served by the endpoint (server/enquiries/site-pages.ts), never as they are.
  ["/enquiry-sent", "/enquiry-failed"].map(take);
  if (!notFound || !error) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build.`);
  }
  return { assets, notFound, error };
}

function urlPath(file: string): string {
  const path = `/${file.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : path.replace(/\.html$/, "");
}

function loadAsset(file: string): Asset {
  const type = TYPES[extname(file)];
  if (!type) {
    throw new Error(`${file} has an ending without a media type. Add it to TYPES in server/site.ts.`);
  }
  const { source, policy } = readSource(file);
  const common = {
    "Content-Type": type,
    "Cache-Control": file.includes(`${sep}_astro${sep}`) ? CACHE_FOREVER : CACHE_REVALIDATE,
    "Content-Security-Policy": policy,
    Vary: "Accept-Encoding",
  };
  const variants = new Map<Encoding, Variant>();
  const add = (encoding: Encoding, body: Uint8Array<ArrayBuffer>) => {
    variants.set(encoding, {
      body,
      headers: {
        ...common,
        ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
        "Content-Length": String(body.byteLength),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      },
    });
  };
  add("identity", source);
  if (/^(text|application\/(json|xml|manifest)|image\/svg)/.test(type)) {
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    add("br", new Uint8Array(brotliCompressSync(source, { params: quality })));
    add("gzip", new Uint8Array(gzipSync(source, { level: constants.Z_BEST_COMPRESSION })));
  }
  return { variants, encodings: [...variants.keys()] };
}

function readSource(file: string): { source: Uint8Array<ArrayBuffer>; policy: string } {
  if (extname(file) !== ".html") {
    return { source: new Uint8Array(readFileSync(file)), policy: CLOSED_POLICY };
  }
  const { html, policy } = takePolicy(readFileSync(file, "utf8"), file);
  return { source: new TextEncoder().encode(html), policy };
}
