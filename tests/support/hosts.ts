import { readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { CACHE_FILE, CACHE_HASHED_FILE, SECURITY_HEADERS } from "../../server/headers.ts";
import { expect, ROUTES, test, UNKNOWN } from "../fixtures.ts";
import { testEnquiries } from "./enquiries.ts";
import { rawRequest } from "./raw-request.ts";
import { NOT_FOUND } from "./specification";
import type { WebServer } from "./web-servers.ts";

/** A host that serves the site in delivery mode, and its peculiarities. */
interface Host<Server extends WebServer> {
  name: string;
  /** Starts the host, which delivers to this webhook, with a rate limit that these tests don't reach. */
  start: (webhook: string) => Promise<Server>;
  /**
   * Cloudflare redirects with 307, ignores range requests (which RFC 9110 allows), and sends the
   * headers of a path with its 404.
   */
  isCloudflare?: boolean;
  /** Tests of this host alone, which run last. */
  also?: (server: () => Server) => void;
}

/** The contract of every host: each takes enquiries in the same way and serves the same pages. */
export function testHost<Server extends WebServer>(host: Host<Server>): void {
  testEnquiries<Server>({
    name: host.name,
    start: host.start,
    also: (server) => {
      testPages(server, host.isCloudflare);
      host.also?.(server);
    },
  });
}

function testPages(server: () => WebServer, isCloudflare = false): void {
  const get = (path: string, headers = {}) => rawRequest(server().origin, path, { headers });

  test("each page has one address and the security headers", async () => {
    for (const route of ROUTES) {
      const { status, headers, text } = await get(route);
      expect(status).toBe(200);
      expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe(CACHE_FILE);
      expect(text).toContain('http-equiv="content-security-policy"');
      const others = route === "/" ? ["/index.html"] : [`${route}/`, `${route}.html`];
      for (const other of others) {
        const moved = await get(`${other}?a=1`);
        expect(moved.status).toBe(isCloudflare ? 307 : 308);
        expect(moved.headers.location).toBe(`${route}?a=1`);
      }
    }
  });

  test("every answer has the security headers", async () => {
    for (const path of ["/", "/about/", UNKNOWN, "/robots.txt", "/growth-guide.pdf"]) {
      const { headers } = await get(path);
      expectSecurityHeaders(headers, path);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("an unknown path gets the not-found page with status 404", async () => {
    const paths = [UNKNOWN, "/a/b/c", "/About", "/no-such-page/", "/_astro/", "/_headers", "/.git/config"];
    for (const path of paths) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(text, path).toContain(NOT_FOUND);
    }
  });

  test("no path leads out of the site", async () => {
    const out = ["/../package.json", "/..%2fpackage.json", "/_astro/../../build/site.json"];
    for (const path of [...out, "//evil.example/about/"]) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBeGreaterThanOrEqual(300);
      expect(headers.location ?? "/", path).toMatch(/^\/(?!\/)/);
      expect(text, path).not.toContain('"scripts"');
    }
  });

  test("methods other than GET and HEAD are refused", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers } = await rawRequest(server().origin, "/", { method });
      expect(status).toBe(405);
      expectSecurityHeaders(headers, method);
    }
  });

  test("hashed files are cached for good", async () => {
    const [file] = readdirSync("dist/_astro").filter((entry) => entry.endsWith(".js"));
    const { status, headers } = await get(`/_astro/${file}`);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(CACHE_HASHED_FILE);
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    const missing = (await get("/_astro/no-such-file.js")).headers["cache-control"] ?? "";
    expect(missing.includes("immutable")).toBe(isCloudflare);
  });

  test("texts are compressed if the client accepts it, pictures never", async () => {
    const plain = await get("/");
    for (const encoding of ["br", "gzip"]) {
      const { headers, text, bytes } = await get("/", { "Accept-Encoding": encoding });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(text).toBe(plain.text);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
    expect(plain.headers["content-encoding"]).toBeUndefined();
    // Cloudflare decides itself what it caches.
    if (!isCloudflare) expect(plain.headers.vary).toMatch(/accept-encoding/i);
    const picture = await get("/icon-512.png", { "Accept-Encoding": "br, gzip" });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });

  test("a version that the client has cached is answered with 304", async () => {
    for (const path of ["/about", "/growth-guide.pdf"]) {
      const { headers } = await get(path);
      const again = await get(path, { "If-None-Match": headers.etag });
      expect(again.status).toBe(304);
      expect(again.bytes.length).toBe(0);
    }
  });

  test("an interrupted download can be resumed", async () => {
    test.skip(isCloudflare, "this host answers with the whole file, as it may");
    const whole = await get("/growth-guide.pdf");
    const part = await get("/growth-guide.pdf", { Range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
  });

  test("each file has its media type", async () => {
    for (const [path, type] of [
      ["/.well-known/security.txt", /^text\/plain; ?charset=utf-8$/i],
      ["/growth-guide.pdf", /^application\/pdf$/],
      ["/icon-512.png", /^image\/png$/],
    ] as const) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers["content-type"], path).toMatch(type);
    }
  });
}

function expectSecurityHeaders(headers: IncomingHttpHeaders, where: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers[name.toLowerCase()], `${name} of ${where}`).toBe(value);
  }
}
