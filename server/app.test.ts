import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";

const text = (word: string) => `<p>${word.repeat(50)}</p>`;
const folder = mkdtempSync(join(tmpdir(), "dist-"));
mkdirSync(join(folder, "_astro"));
for (const [file, content] of Object.entries({
  "index.html": text("home"),
  "about.html": text("about"),
  "404.html": text("missing"),
  "500.html": text("error"),
  "about.md": "# About",
  "_astro/form.1a2b.js": "export {};",
  _headers: "/*",
})) {
  writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
}
writeFileSync(join(folder, "icon.png"), "no text");
afterAll(() => rmSync(folder, { recursive: true }));

const app = createApp({ folder });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`http://localhost${path}`, { method, headers });

describe("paths", () => {
  it.each([
    ["/about?utm_source=x&a=%zz", 200, "about"],
    ["/%61bout", 200, "about"],
    ["/404.html", 404, "missing"],
    ["/500/", 404, "missing"],
    ["/index.html.br", 404, "missing"],
    ["/%00", 404, "missing"],
    ["/%E0%A4%A", 404, "missing"],
    ["/..%2f..%2fetc%2fpasswd", 404, "missing"],
    ["/../../etc/passwd", 404, "missing"],
    ["/%2e%2e/server/main.ts", 404, "missing"],
    ["/..%5c..%5cpackage.json", 404, "missing"],
    ["//about/", 404, "missing"],
    ["/%2F%2Fevil.example/about/", 404, "missing"],
    ["/\\about/", 404, "missing"],
    [`/${"x".repeat(10_000)}`, 404, "missing"],
  ])("%s answers %i", async (path, status, word) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text(word));
  });

  it.each([
    ["/about.html/", "/about"],
    ["/index", "/"],
  ])("%s redirects to %s", async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(location);
  });

  it("HEAD gets the same answer as GET, without a body", async () => {
    const [head, whole] = [await get("/about", {}, "HEAD"), await get("/about")];
    expect(await head.text()).toBe("");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  });
});

describe("health in log mode", () => {
  it.each([
    ["/healthz", { status: "ok", delivery: "log" }],
    ["/readyz", { status: "ok" }],
  ])("%s reports that pages are served and that enquiries are not delivered", async (path, body) => {
    const response = await get(path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual(body);
  });
});

describe("an unexpected error", () => {
  const broken = new Hono().get("/broken", () => {
    throw new Error("unexpected");
  });

  it("is logged and answers 500 with the error page", async () => {
    const errors: string[] = [];
    const logError = (error: Error) => void errors.push(error.message);
    const response = await createApp({ folder, enquiries: broken, logError }).request("/broken");
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(text("error"));
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(errors).toEqual(["unexpected"]);
  });

  it("is written to the console by default", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await createApp({ folder, enquiries: broken }).request("/broken")).status).toBe(500);
    expect(log.mock.calls.flat().map(String)).toEqual(["Error: unexpected"]);
  });
});

describe("headers", () => {
  it("the endpoint's own, stricter policy is kept", async () => {
    const enquiries = new Hono().get("/api", (context) =>
      context.text("", 200, { "Content-Security-Policy": "default-src 'none'" }),
    );
    const { headers } = await createApp({ folder, enquiries }).request("/api");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  it("Strict-Transport-Security is sent as the setting says", async () => {
    const { headers } = await createApp({ folder, hsts: "max-age=300" }).request("/");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=300");
  });

  it.each([
    ["/", "gzip, br", "br"],
    ["/", "br;q=0", null],
    ["/nope", "br", "br"],
  ])("%s for a client that accepts “%s” has the encoding %s", async (path, accepted, encoding) => {
    const response = await get(path, { "Accept-Encoding": accepted });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const { byteLength } = await response.arrayBuffer();
    expect(response.headers.get("Content-Length")).toBe(String(byteLength));
  });
});
