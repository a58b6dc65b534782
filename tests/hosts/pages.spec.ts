import { readdirSync } from "node:fs";
import { ROUTES, UNKNOWN } from "../fixtures.ts";
import type { Host } from "../support/hosts.ts";
import { rawRequest } from "../support/raw-request.ts";
import { NOT_FOUND } from "../support/specification.ts";
import { expect, test } from "./fixture.ts";

const SECURITY_HEADERS = {
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

const get = (host: Host, path: string, headers = {}) => rawRequest(host.origin, path, { headers });

test("each page has one address and the security headers", async ({ host, hostName }) => {
  for (const route of ROUTES) {
    const { status, headers, text } = await get(host, route);
    expect(status).toBe(200);
    expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate, no-transform");
    expect(headers, route).toMatchObject(SECURITY_HEADERS);
    expect(text).toContain('http-equiv="content-security-policy"');
    const others = route === "/" ? ["/index.html"] : [`${route}/`, `${route}.html`];
    for (const other of others) {
      const moved = await get(host, `${other}?a=1`);
      expect(moved.status).toBe(hostName === "cloudflare" ? 307 : 308);
      expect(moved.headers.location).toBe(`${route}?a=1`);
      expect(moved.headers, other).toMatchObject(SECURITY_HEADERS);
    }
  }
});

test("a file has its media type and the security headers; if the client has it, it isn't sent again", async ({
  host,
}) => {
  for (const [path, type] of [
    ["/robots.txt", /^text\/plain; ?charset=utf-8$/i],
    ["/growth-guide.pdf", /^application\/pdf$/],
    ["/icon-512.png", /^image\/png$/],
  ] as const) {
    const { status, headers } = await get(host, path);
    expect(status, path).toBe(200);
    expect(headers["content-type"], path).toMatch(type);
    expect(headers, path).toMatchObject(SECURITY_HEADERS);
    expect(headers["set-cookie"]).toBeUndefined();
    const again = await get(host, path, { "If-None-Match": headers.etag });
    expect([again.status, again.bytes.length], path).toEqual([304, 0]);
  }
});

test("an unknown path gets the not-found page with status 404", async ({ host, hostName }) => {
  // Cloudflare publishes the compressed files, too.
  const hidden = hostName === "cloudflare" ? [] : ["/index.html.br", "/index.html.gz"];
  const paths = [...hidden, UNKNOWN, "/no-such-page/", "/_astro/", "/_headers", "/.git/config", "/%00"];
  for (const path of [...paths, `/${"x".repeat(10_000)}`]) {
    const { status, headers, text } = await get(host, path);
    expect(status, path).toBe(404);
    expect(headers, path).toMatchObject(SECURITY_HEADERS);
    expect(text.replaceAll(/<[^>]+>/g, ""), path).toContain(NOT_FOUND);
  }
});

test("no path leads out of the site", async ({ host }) => {
  const paths = ["/../package.json", "/..%2fpackage.json", "/_astro/../../build/build-info.json", "//about/"];
  for (const path of [...paths, "/%2F%2Fabout/", "/\\about/"]) {
    const { status, headers, text } = await get(host, path);
    expect(status, path).toBeGreaterThanOrEqual(300);
    expect(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
    expect(text, path).not.toContain('"scripts"');
  }
});

test("methods other than GET and HEAD are refused", async ({ host }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const { status, headers } = await rawRequest(host.origin, "/", { method });
    expect(status).toBe(405);
    expect(headers, method).toMatchObject(SECURITY_HEADERS);
  }
});

test("hashed files are cached for good", async ({ host, hostName }) => {
  const [file] = readdirSync("dist/_astro").filter((entry) => entry.endsWith(".js"));
  const { status, headers } = await get(host, `/_astro/${file}`);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  const missing = (await get(host, "/_astro/no-such-file.js")).headers["cache-control"] ?? "";
  expect(missing.includes("immutable")).toBe(hostName === "cloudflare");
});

test("texts are compressed if the client accepts it, pictures never", async ({ host, hostName }) => {
  // A range is ignored: clients could join parts of two versions.
  const plain = await get(host, "/", { Range: "bytes=0-1" });
  expect(plain.status).toBe(200);
  for (const encoding of ["br", "gzip"]) {
    const { headers, text, bytes } = await get(host, "/", { "Accept-Encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    // Cloudflare has one for all.
    expect(headers.etag === plain.headers.etag).toBe(hostName === "cloudflare");
    expect(text).toBe(plain.text);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
  }
  expect(plain.headers["content-encoding"]).toBeUndefined();
  // Cloudflare decides itself what it caches.
  if (hostName !== "cloudflare") expect(plain.headers.vary).toMatch(/accept-encoding/i);
  const picture = await get(host, "/icon-512.png", { "Accept-Encoding": "br, gzip" });
  expect(picture.headers["content-encoding"]).toBeUndefined();
});
