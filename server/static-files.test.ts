import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";

const text = (word: string) => `<p>${word.repeat(50)}</p>`;
const folder = mkdtempSync(join(tmpdir(), "dist-"));
for (const [file, content] of Object.entries({ "index.html": text("home"), "404.html": text("missing") })) {
  writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
}
afterAll(() => rmSync(folder, { recursive: true }));

const app = createApp({ folder });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`http://localhost${path}`, { method, headers });

describe("ETag", () => {
  const tagOf = async (headers: Record<string, string>) =>
    (await get("/", headers)).headers.get("ETag") ?? "";

  it("answers 304 for a version that the client has cached", async () => {
    const etag = await tagOf({});
    for (const header of [etag, `"other", ${etag}`, "*"]) {
      const response = await get("/", { "If-None-Match": header });
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(etag);
    }
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
    expect((await get("/nope", { "If-None-Match": "*" })).status).toBe(404);
  });

  it("differs for each encoding", async () => {
    const tags = [
      await tagOf({}),
      await tagOf({ "Accept-Encoding": "br" }),
      await tagOf({ "Accept-Encoding": "gzip" }),
    ];
    expect(new Set(tags).size).toBe(3);
  });

  it("changes with a new build, without a restart", async () => {
    const page = join(folder, "new.html");
    writeFileSync(page, "a");
    const before = (await get("/new")).headers.get("ETag");
    writeFileSync(page, "ab");
    const after = await get("/new");
    expect(await after.text()).toBe("ab");
    expect(after.headers.get("ETag")).not.toBe(before);
    rmSync(page);
  });
});

describe("range requests (RFC 9110, section 14)", () => {
  const whole = text("home");

  it.each([
    ["bytes=0-3", whole.slice(0, 4), `bytes 0-3/${whole.length}`],
    ["bytes=5-", whole.slice(5), `bytes 5-${whole.length - 1}/${whole.length}`],
    ["bytes=-4", whole.slice(-4), `bytes ${whole.length - 4}-${whole.length - 1}/${whole.length}`],
    ["bytes=0-99999", whole, `bytes 0-${whole.length - 1}/${whole.length}`],
  ])(
    "%s gets only that range, with Content-Range and the ETag of the whole file",
    async (Range, part, described) => {
      const response = await get("/", { Range });
      expect(response.status).toBe(206);
      expect(response.headers.get("Content-Range")).toBe(described);
      expect(response.headers.get("Content-Length")).toBe(String(part.length));
      expect(response.headers.get("ETag")).toBe((await get("/")).headers.get("ETag"));
      expect(await response.text()).toBe(part);
    },
  );

  it("a range beyond the end gets 416 with the file's size", async () => {
    const response = await get("/", { Range: "bytes=99999-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.length}`);
  });

  it.each(["x", "bytes=x", "lines=0-3", "bytes=0-1,5-6", ""])(
    "Range: “%s” gets the whole file",
    async (Range) => {
      const response = await get("/", { Range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(whole);
    },
  );

  it("If-Range gets the whole file", async () => {
    const response = await get("/", { Range: "bytes=0-3", "If-Range": new Date().toUTCString() });
    expect(response.status).toBe(200);
  });

  it("a range is taken from the compressed file if that is sent", async () => {
    const packed = gzipSync(whole);
    const response = await get("/", { Range: "bytes=0-1", "Accept-Encoding": "gzip" });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(packed.subarray(0, 2));
  });

  it("a range is ignored for HEAD and on the not-found page", async () => {
    expect((await get("/", { Range: "bytes=0-3" }, "HEAD")).status).toBe(200);
    const missing = await get("/nope", { Range: "bytes=0-3" });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(text("missing"));
  });
});
