import { readdirSync } from "node:fs";
import { serve } from "../../scripts/serve.ts";
import { CACHE_FILE, CACHE_HASHED_FILE } from "../../server/headers.ts";
import { expect, ROUTES, test, UNKNOWN } from "../fixtures.ts";
import { expectSecurityHeaders, testProxy } from "./proxies.ts";
import { rawRequest } from "./raw-request.ts";
import { NOT_FOUND } from "./specification";
import type { WebServer } from "./web-servers.ts";

/** A host that serves dist/, and its peculiarities. */
interface Host {
  name: string;
  /** @param enquiries the port of the endpoint; baseURL is the server of the tests themselves */
  start: (enquiries: number, baseURL: string) => Promise<WebServer>;
  /** Whether it terminates TLS and forwards enquiries. */
  isProxy?: boolean;
  /**
   * Cloudflare redirects with 307, ignores range requests (which RFC 9110 allows), and sends the
   * headers of a path with its 404.
   */
  isCloudflare?: boolean;
}

/** The tests that every host must pass: each serves the same site. */
export function testContract({ isProxy = false, isCloudflare = false, ...host }: Host): void {
  test.describe(`served by ${host.name}`, () => {
    // Started once for all tests.
    test.describe.configure({ mode: "default" });
    let server: WebServer;
    /** In place of the endpoint; answers with the status that it is sent, and what it got. */
    let enquiries: Awaited<ReturnType<typeof serve>>;
    const get = (path: string, headers = {}) => rawRequest(server.origin, path, { headers });

    test.beforeAll(async ({ baseURL }) => {
      enquiries = await serve(async (request) => {
        // Like the endpoint, it answers only to a whole body.
        const { length } = await request.text();
        await new Promise((resolve) => setTimeout(resolve, Number(request.headers.get("x-delay"))));
        const received = { length, ...Object.fromEntries(request.headers) };
        const headers = { "Content-Security-Policy": "default-src 'none'" };
        return Response.json(received, { status: Number(request.headers.get("x-status")), headers });
      });
      server = await host.start(Number(new URL(enquiries.url).port), baseURL ?? "");
    });
    test.afterAll(async () => {
      await server?.stop();
      await enquiries?.close();
    });

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
        expectSecurityHeaders(headers, path, isProxy);
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
        const { status, headers } = await rawRequest(server.origin, "/", { method });
        expect(status).toBe(405);
        expectSecurityHeaders(headers, method, isProxy);
      }
    });

    test("hashed files are cached for good", async () => {
      const [file] = readdirSync("dist/_astro").filter((name) => name.endsWith(".js"));
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

    if (isProxy) testProxy(() => ({ server, enquiries }));
  });
}
