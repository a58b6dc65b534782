import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { createApp } from "./app.ts";

const text = (word: string) => `<p>${word.repeat(50)}</p>`;
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

it("a page file that can't be read is the error page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // Nobody can read a socket, whatever its mode and the user.
  const socket = createServer().listen(join(folder, "unreadable.html"));
  onTestFinished(() => void socket.close());
  await once(socket, "listening");
  const response = await get("/unreadable");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(text("500"));
});

it("an ETag differs for each encoding", async () => {
  const encodings = ["identity", "br", "gzip"];
  const answers = await Promise.all(encodings.map((accepted) => get("/", { "Accept-Encoding": accepted })));
  expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(3);
});

it("a range is ignored", async () => {
  const response = await get("/", { Range: "bytes=0-1" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text("index"));
});
