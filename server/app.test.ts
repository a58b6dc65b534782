import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";

const text = (word: string) => `<p>${word.repeat(50)}</p>`;
const WHOLE = text("index");
const folder = mkdtempSync(join(tmpdir(), "dist-"));
for (const page of ["index", "about", "404", "500"]) {
  const file = join(folder, `${page}.html`);
  writeFileSync(file, text(page));
  writeFileSync(`${file}.br`, brotliCompressSync(text(page)));
  writeFileSync(`${file}.gz`, gzipSync(text(page)));
}
afterAll(() => rmSync(folder, { recursive: true }));

const app = createApp({ folder });
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers });

it.each([
  ["/about?utm_source=x&a=%zz", 200, "about"],
  ["/%61bout", 200, "about"],
  ["/404.html", 404, "404"],
  ["/500/", 404, "404"],
  ["/index.html.br", 404, "404"],
  ["/%00", 404, "404"],
  ["/%E0%A4%A", 404, "404"],
  ["/..%2f..%2fetc%2fpasswd", 404, "404"],
  ["/..%5c..%5cpackage.json", 404, "404"],
  ["/%2F%2Fevil.example/about/", 404, "404"],
  ["/\\about/", 404, "404"],
  [`/${"x".repeat(10_000)}`, 404, "404"],
])("the path %s answers %i", async (path, status, page) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text(page));
});

it.each([
  ["/healthz", { status: "ok", delivery: "log" }],
  ["/readyz", { status: "ok" }],
])("in log mode %s reports that pages are served and enquiries not delivered", async (path, body) => {
  const response = await get(path);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual(body);
});

it("an unexpected error is written to the console and answers 500 with the error page", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = new Hono().get("/broken", () => {
    throw new Error("unexpected");
  });
  const response = await createApp({ folder, enquiries: broken }).request("/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(text("500"));
  expect(log.mock.calls.flat().map(String)).toEqual(["Error: unexpected"]);
});

it("Strict-Transport-Security is sent as the setting says", async () => {
  const { headers } = await createApp({ folder, hsts: "max-age=300" }).request("/");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=300");
});

it.each([
  ["/", "br;q=0", null],
  ["/nope", "br", "br"],
])("%s for a client that accepts “%s” has the encoding %s", async (path, accepted, encoding) => {
  const response = await get(path, { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  const { byteLength } = await response.arrayBuffer();
  expect(response.headers.get("Content-Length")).toBe(String(byteLength));
});

describe("an ETag", () => {
  const tagOf = async (headers: Record<string, string> = {}) =>
    (await get("/", headers)).headers.get("ETag") ?? "";

  it("differs for each encoding", async () => {
    const encodings = ["identity", "br", "gzip"].map((accepted) => tagOf({ "Accept-Encoding": accepted }));
    expect(new Set(await Promise.all(encodings)).size).toBe(3);
  });

  it("changes with a new build, without a restart", async () => {
    const page = join(folder, "new.html");
    writeFileSync(page, "a");
    const before = (await get("/new")).headers.get("ETag");
    writeFileSync(page, "ab");
    const after = await get("/new");
    expect(await after.text()).toBe("ab");
    expect(after.headers.get("ETag")).not.toBe(before);
  });
});

describe("a range (RFC 9110, section 14)", () => {
  it("of the last bytes gets only these, with the ETag of the whole file", async () => {
    const response = await get("/", { Range: "bytes=-4" });
    expect(response.status).toBe(206);
    const { length } = WHOLE;
    expect(response.headers.get("Content-Range")).toBe(`bytes ${length - 4}-${length - 1}/${length}`);
    expect(response.headers.get("ETag")).toBe((await get("/")).headers.get("ETag"));
    expect(await response.text()).toBe(WHOLE.slice(-4));
  });

  it.each([
    ["/", { Range: "lines=0-3" }, 200, WHOLE],
    ["/", { Range: "bytes=0-1,5-6" }, 200, WHOLE],
    ["/", { Range: "bytes=0-3", "If-Range": new Date().toUTCString() }, 200, WHOLE],
    ["/nope", { Range: "bytes=0-3" }, 404, text("404")],
  ])("is ignored for %s with %j", async (path, headers, status, body) => {
    const response = await get(path, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it("is taken from the compressed file if that is sent", async () => {
    const response = await get("/", { Range: "bytes=0-1", "Accept-Encoding": "gzip" });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(gzipSync(WHOLE).subarray(0, 2));
  });
});
