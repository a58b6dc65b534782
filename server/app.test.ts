import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";
import { SECURITY_HEADERS } from "./headers.ts";
import { loadSite } from "./site.ts";

const served = (text: string) => `<p>${text.repeat(50)}</p>`;
const page = (text: string) =>
  `<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;;">${served(text)}`;

const folder = mkdtempSync(join(tmpdir(), "dist-"));
mkdirSync(join(folder, "_astro"));
for (const [file, content] of Object.entries({
  "index.html": page("home"),
  "about.html": page("about"),
  "404.html": page("missing"),
  "500.html": page("fault"),
  "_astro/form.1a2b.js": "export {};",
  "favicon.svg": "<svg/>",
})) {
  writeFileSync(join(folder, file), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

const site = loadSite(folder);
const app = createApp(site);
const get = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);

describe("paths", () => {
  it.each([
    ["/", 200, "home"],
    ["/about", 200, "about"],
    ["/about?utm_source=x&a=%zz", 200, "about"],
    ["/%61bout", 200, "about"],
    ["/nope", 404, "missing"],
    ["/a/b/c", 404, "missing"],
    ["/404", 404, "missing"],
    ["/500", 404, "missing"],
    ["/ABOUT", 404, "missing"],
    ["/%00", 404, "missing"],
    ["/..%2f..%2fetc%2fpasswd", 404, "missing"],
    ["//evil.example/about/", 404, "missing"],
    ["//evil.example", 404, "missing"],
    ["/%2F%2Fevil.example/about/", 404, "missing"],
    ["/\\evil.example/about/", 404, "missing"],
    ["/../../etc/passwd", 404, "missing"],
    ["/%2e%2e/server/main.ts", 404, "missing"],
    ["/..%5c..%5cpackage.json", 404, "missing"],
    ["/404.html", 404, "missing"],
    ["/500/", 404, "missing"],
    ["/constructor", 404, "missing"],
    [`/${"x".repeat(10_000)}`, 404, "missing"],
    ["/%E0%A4%A", 400, "Bad request"],
    ["/%", 400, "Bad request"],
  ])("%s answers %i", async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it.each([
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/about.html", "/about"],
    ["/about/?a=1", "/about?a=1"],
    ["/index.html", "/"],
    ["/index.html/", "/"],
  ])("%s leads to %s", async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(location);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const response = await get("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });

  it("HEAD answers as GET does, without a body", async () => {
    const response = await get("/about", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("Content-Length")).toBe(String(served("about").length));
  });
});

describe("an unexpected fault", () => {
  it("is written to the console by default", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const assets = new Map(site.assets);
    assets.get = () => {
      throw new Error("fault");
    };
    expect((await createApp({ ...site, assets }).request("http://localhost/")).status).toBe(500);
    expect(log.mock.calls.flat().map(String)).toEqual(["Error: fault"]);
  });

  it("is logged and answers 500 with the error page", async () => {
    const assets = new Map(site.assets);
    assets.get = () => {
      throw new Error("fault");
    };
    const faults: string[] = [];
    const faulty = createApp({ ...site, assets }, (error) => faults.push(error.message));
    const response = await faulty.request("http://localhost/");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("fault");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(faults).toEqual(["fault"]);
  });
});

describe("headers", () => {
  it.each(["/", "/about/", "/nope", "/%", "/favicon.svg", "/_astro/form.1a2b.js"])(
    "%s carries the security headers and a policy that nobody may frame",
    async (path) => {
      const response = await get(path);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(response.headers.get(name)).toBe(value);
      }
      if (response.status !== 308) {
        expect(response.headers.get("Content-Security-Policy")).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        );
      }
    },
  );

  it("HTTPS is made permanent only where the request came by HTTPS", async () => {
    expect((await get("/")).headers.has("Strict-Transport-Security")).toBe(false);
    const http = await get("/", { headers: { "X-Forwarded-Proto": "http" } });
    expect(http.headers.has("Strict-Transport-Security")).toBe(false);
    const response = await get("/", { headers: { "X-Forwarded-Proto": "https" } });
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
  });

  it("a hashed file is kept for good, a page is asked about before each use", async () => {
    expect((await get("/_astro/form.1a2b.js")).headers.get("Cache-Control")).toContain("immutable");
    expect((await get("/")).headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  it.each(["br", "gzip"])("each encoding has its own tag; %s is named and varies", async (encoding) => {
    const plain = await get("/");
    const response = await get("/", { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(response.headers.get("ETag")).not.toBe(plain.headers.get("ETag"));
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(String(bytes)).toBe(response.headers.get("Content-Length"));
  });

  it("a version that the client has is not sent again", async () => {
    const etag = (await get("/")).headers.get("ETag") ?? "";
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await get("/", { headers: { "If-None-Match": header } });
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(etag);
    }
    expect((await get("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    expect((await get("/nope", { headers: { "If-None-Match": "*" } })).status).toBe(404);
  });
});

describe("a part of a file (RFC 9110, section 14)", () => {
  const whole = served("home");
  const ask = (range: string, init?: Record<string, string>) =>
    get("/", { headers: { Range: range, ...init } });

  it.each([
    ["bytes=0-3", whole.slice(0, 4), `bytes 0-3/${whole.length}`],
    ["bytes=5-", whole.slice(5), `bytes 5-${whole.length - 1}/${whole.length}`],
    ["bytes=-4", whole.slice(-4), `bytes ${whole.length - 4}-${whole.length - 1}/${whole.length}`],
    ["bytes=0-99999", whole, `bytes 0-${whole.length - 1}/${whole.length}`],
  ])("%s is sent alone, and says what it is", async (range, text, described) => {
    const response = await ask(range);
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(described);
    expect(response.headers.get("Content-Length")).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  it.each(["bytes=99999-", "bytes=x"])("%s is 416 with the size", async (range) => {
    const response = await ask(range);
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.length}`);
  });

  it.each(["x", "lines=0-3", "bytes=0-1,5-6", ""])("“%s” gets the whole", async (range) => {
    const response = await ask(range);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(whole);
  });

  it("of another version gets the whole, of this one the part", async () => {
    const etag = (await get("/")).headers.get("ETag") ?? "";
    expect((await ask("bytes=0-3", { "If-Range": '"other"' })).status).toBe(200);
    expect((await ask("bytes=0-3", { "If-Range": etag })).status).toBe(206);
  });

  it("is of the file as it travels", async () => {
    const packed = new Uint8Array(
      await (await get("/", { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer(),
    );
    const part = await ask("bytes=0-1", { "Accept-Encoding": "gzip" });
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(packed.slice(0, 2));
  });

  it("is no part for HEAD, nor where nothing was found", async () => {
    expect((await get("/", { method: "HEAD", headers: { Range: "bytes=0-3" } })).status).toBe(200);
    expect((await get("/nope", { headers: { Range: "bytes=0-3" } })).status).toBe(404);
  });
});
