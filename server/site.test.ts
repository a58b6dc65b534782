import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { CACHE_FOREVER, CACHE_REVALIDATE, CLOSED_POLICY } from "./headers.ts";
import { loadSite } from "./site.ts";

const PAGE = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
const PAGES = { "index.html": PAGE, "404.html": `${PAGE}missing`, "500.html": `${PAGE}fault` };
const folders: string[] = [];

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "dist-"));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true });
  }
});

describe("a built site", () => {
  it("is found under its addresses, without the pages that stand for a status", () => {
    const files = { ...PAGES, "about.html": PAGE, "a/b.html": PAGE, "_astro/x.js": "", "robots.txt": "" };
    const { assets } = loadSite(built(files));
    expect([...assets.keys()].sort()).toEqual(["/", "/_astro/x.js", "/a/b", "/about", "/robots.txt"]);
  });

  it("has its text in three encodings of the same content, each with its own tag", () => {
    const text = "body{}".repeat(99);
    const { assets } = loadSite(built({ ...PAGES, "x.css": text }));
    const { br, gzip, identity } = Object.fromEntries(assets.get("/x.css")?.variants ?? []);
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(text);
    expect(Buffer.from(identity?.body ?? []).toString()).toBe(text);
    expect(new Set([br, gzip, identity].map((variant) => variant?.headers["ETag"])).size).toBe(3);
    expect(br?.headers["Content-Encoding"]).toBe("br");
    expect(identity?.headers["Content-Encoding"]).toBeUndefined();
  });

  it("has an image as it is", () => {
    expect(loadSite(built({ ...PAGES, "x.png": "x" })).assets.get("/x.png")?.encodings).toEqual(["identity"]);
  });

  it.each([
    ["index.html", "/", "text/html; charset=utf-8", CACHE_REVALIDATE],
    ["favicon.svg", "/favicon.svg", "image/svg+xml", CACHE_REVALIDATE],
    ["_astro/x.1a2b.js", "/_astro/x.1a2b.js", "text/javascript; charset=utf-8", CACHE_FOREVER],
  ])("%s at %s is %s, %s", (file, path, type, cache) => {
    const { assets } = loadSite(built({ [file]: PAGE, ...PAGES }));
    const headers = assets.get(path)?.variants.get("identity")?.headers;
    expect(headers?.["Content-Type"]).toBe(type);
    expect(headers?.["Cache-Control"]).toBe(cache);
    const policy = file.endsWith(".html") ? "default-src 'none'; frame-ancestors 'none'" : CLOSED_POLICY;
    expect(headers?.["Content-Security-Policy"]).toBe(policy);
  });
});

describe("a folder that can't be served stops the start", () => {
  it.each(["404.html", "500.html"])("where %s is missing: the site is not built", (missing) => {
    const files = Object.entries(PAGES).filter(([file]) => file !== missing);
    const folder = built(Object.fromEntries(files));
    expect(() => loadSite(folder)).toThrow(
      new Error(`There is no built site in ${folder}. Build it first: npm run build.`),
    );
  });

  it("where there is no folder", () => {
    expect(() => loadSite(join(built({}), "dist"))).toThrow(/Build it first: npm run build/);
  });

  it("where a file has an unknown ending", () => {
    expect(() => loadSite(built({ ...PAGES, "a.exe": "" }))).toThrow(
      /a\.exe has an ending without a media type\. Add it to TYPES in server\/site\.ts\.$/,
    );
  });

  it("where a page has no policy", () => {
    expect(() => loadSite(built({ ...PAGES, "about.html": "<p>" }))).toThrow(
      /about\.html has no content security policy/,
    );
  });
});
