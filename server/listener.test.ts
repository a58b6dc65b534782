import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { SECURITY_HEADERS } from "./headers.ts";
import { createListener, SERVER_OPTIONS } from "./listener.ts";
import { loadSite } from "./site.ts";

const page = (words: string) =>
  `<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;;">${words.repeat(50)}`;

const folder = mkdtempSync(join(tmpdir(), "dist-"));
mkdirSync(join(folder, "_astro"));
for (const [file, content] of Object.entries({
  "index.html": page("home"),
  "about.html": page("about"),
  "404.html": page("missing"),
  "500.html": page("fault"),
  "a b%41.txt": "an odd name",
  "_astro/form.1a2b.js": "export {};".repeat(20),
  "icon.png": "no text",
})) {
  writeFileSync(join(folder, file), content);
}
const site = loadSite(folder);
const etag = site.assets.get("/about")?.variants.get("identity")?.headers["ETag"] ?? "";

const enquiries = new Hono()
  .post("/api/enquiries", async (context) => context.text(`got ${await context.req.text()}`, 201))
  .get("/healthz", (context) => context.text("ok"));
const faultyAssets = new Map(site.assets);
faultyAssets.get = () => {
  throw new Error("fault");
};
const faults: Error[] = [];
const logFault = (error: Error) => void faults.push(error);

const setups: Record<string, Parameters<typeof createListener>> = {
  "in log mode": [site, logFault],
  "in delivery mode": [site, logFault, enquiries],
  "with a fault": [{ ...site, assets: faultyAssets }, logFault],
};
type Setup = "in log mode" | "in delivery mode" | "with a fault";

const servers = Object.entries(setups).map(
  ([name, parts]) => [name as Setup, createServer(SERVER_OPTIONS, createListener(...parts))] as const,
);
const ports = new Map<Setup, number>();
beforeAll(async () => {
  for (const [name, server] of servers) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    ports.set(name, (server.address() as AddressInfo).port);
  }
});
afterAll(() => {
  for (const [, server] of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** By a socket, with the target written as it stands. */
async function bySocket(setup: Setup, target: string, { method = "GET", headers = {}, body }: Asked) {
  const sent = request({ host: "127.0.0.1", port: ports.get(setup), path: target, method, headers });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status, headers: got } = response;
  // Of the connection, not of the answer.
  const { date: _, connection: __, "keep-alive": ___, ...rest } = got;
  return { status, headers: rest, body: (await buffer(response)).toString("latin1") };
}

async function inProcess(setup: Setup, target: string, { method = "GET", headers = {}, body }: Asked) {
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  const init = body === undefined ? { method, headers } : { method, headers, body };
  const response = await createApp(...(setups[setup] ?? [site])).fetch(new Request(address, init));
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: bytes.toString("latin1"),
  };
}

const head: Asked = { method: "HEAD" };
const having = (headers: Record<string, string>, more: Asked = {}): Asked => ({ ...more, headers });

async function compare(target: string, status: number, asked: Asked): Promise<void> {
  for (const setup of ["in log mode", "in delivery mode"] as const) {
    const answer = await bySocket(setup, target, asked);
    expect(answer.status).toBe(status);
    expect(answer).toEqual(await inProcess(setup, target, asked));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
    const isSecure = asked.headers?.["X-Forwarded-Proto"] === "https";
    expect(answer.headers["strict-transport-security"] !== undefined).toBe(isSecure);
  }
}

describe("Node's listener and the application in the process answer alike", () => {
  it.each<[target: string, status: number, asked?: Asked]>([
    ["/", 200],
    ["/about", 200],
    ["/about?a=1&b=%zz", 200],
    ["/about#part", 200],
    ["/%61bout", 200],
    ["/x/../about", 200],
    ["/./about", 200],
    ["/a%20b%2541.txt", 200],
    ["/a%20bA.txt", 404],
    ["/icon.png", 200, having({ "Accept-Encoding": "br, gzip" })],
    ["/_astro/form.1a2b.js", 200, having({ "Accept-Encoding": "gzip, deflate, br, zstd" })],
    ["http://localhost/about", 200],
    ["HTTP://other.example/about?a=1", 200],
    ["https://other.example/nope", 404],
    ["http://other.example//evil/about/", 404],
    ["//evil", 404],
    ["//evil.example/about/", 404],
    ["///about", 404],
    ["/\\evil.example/about", 404],
    ["/..%2f..%2fetc%2fpasswd", 404],
    ["/../../etc/passwd", 404],
    ["/%2e%2e/package.json", 404],
    ["/%00", 404],
    ["/constructor", 404],
    ["/404", 404],
    ["/nope", 404, head],
    ["/nope", 404, having({ "If-None-Match": "*", Range: "bytes=0-3", "Accept-Encoding": "br" })],
    ["/%", 400],
    ["/%E0%A4%A", 400, head],
    ["/about/", 308],
    ["/about///?a=%0d%0aSet-Cookie:x", 308],
    ["/about.html", 308, head],
    ["/index.html", 308, having({ "X-Forwarded-Proto": "https" })],
    ["/about", 200, head],
    ["/about", 200, having({ "Accept-Encoding": "br;q=0.5, gzip" }, head)],
    ["/about", 200, having({ "X-Forwarded-Proto": "https" })],
    ["/about", 304, having({ "If-None-Match": etag })],
    ["/about", 304, having({ "If-None-Match": `W/${etag}`, "X-Forwarded-Proto": "https" }, head)],
    ["/about", 200, having({ "If-None-Match": '"other"' })],
    ["/about", 206, having({ Range: "bytes=5-9" })],
    ["/about", 206, having({ Range: "bytes=-4", "Accept-Encoding": "br", "X-Forwarded-Proto": "https" })],
    ["/about", 206, having({ Range: "bytes=0-0", "If-Range": etag })],
    ["/about", 200, having({ Range: "bytes=0-0", "If-Range": '"other"' })],
    ["/about", 200, having({ Range: "bytes=0-1,4-5" })],
    ["/about", 200, having({ Range: "bytes=0-3" }, head)],
    ["/about", 416, having({ Range: "bytes=9999999-" })],
    ["/about", 405, { method: "POST", body: "a=1" }],
    ["/nope", 405, { method: "DELETE" }],
    ["/about", 405, { method: "OPTIONS" }],
  ])("%s: %i %j", async (target, status, asked = {}) => await compare(target, status, asked));

  it("very long paths and headers, too", async () => {
    await compare(`/${"/".repeat(10_000)}x`, 404, {});
    await compare("/about", 200, having({ "Accept-Encoding": "x, ".repeat(2_500) }));
  });

  it.each(["/", "/about/", "/nope"])("%s: 500 where something is wrong in here", async (target) => {
    for (const asked of [{}, head, having({ "X-Forwarded-Proto": "https" })]) {
      faults.length = 0;
      const answer = await bySocket("with a fault", target, asked);
      expect(answer.status).toBe(500);
      expect(answer).toEqual(await inProcess("with a fault", target, asked));
      expect(faults.map(String)).toEqual(["Error: fault", "Error: fault"]);
    }
  });

  it.each(["/healthz", "/%68ealthz", "/x/../healthz?a", "http://localhost/healthz"])(
    "%s is the application's in delivery mode, and a file that isn't there in log mode",
    async (target) => {
      const answer = await bySocket("in delivery mode", target, {});
      expect(answer).toMatchObject({ status: 200, body: "ok" });
      expect(answer.headers).toMatchObject((await inProcess("in delivery mode", target, {})).headers);
      expect((await bySocket("in log mode", target, {})).status).toBe(404);
    },
  );

  it("an enquiry reaches the application", async () => {
    const asked = { method: "POST", body: "an enquiry" };
    const answer = await bySocket("in delivery mode", "/api/enquiries", asked);
    expect(answer).toMatchObject({ status: 201, body: "got an enquiry" });
  });
});

describe("what only a socket can send", () => {
  const ask = async (head: string) => {
    const socket = connect(ports.get("in log mode") ?? 0, "127.0.0.1");
    socket.end(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return await text(socket);
  };

  it.each([
    ["an asterisk", "GET * HTTP/1.1", 400],
    ["an asterisk with OPTIONS", "OPTIONS * HTTP/1.1", 400],
    ["no slash", "GET about HTTP/1.1", 400],
    ["another scheme", "GET ftp://localhost/about HTTP/1.1", 400],
    ["no host", "GET http:// HTTP/1.1", 400],
    ["an unknown protocol", "GET /about HTTP/9.9", 400],
    ["a huge header", `GET /about HTTP/1.1\r\nX: ${"x".repeat(20_000)}`, 431],
    ["a huge path", `GET /${"x".repeat(20_000)} HTTP/1.1`, 431],
    ["two lengths", "GET /about HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked", 400],
  ])("%s is refused, and the next request answered", async (_, head, status) => {
    expect(await ask(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await bySocket("in log mode", "/about", {})).status).toBe(200);
  });

  it("the old protocol gets its page, and the end of the connection", async () => {
    const socket = connect(ports.get("in log mode") ?? 0, "127.0.0.1");
    socket.write("GET /about HTTP/1.0\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*about$/s);
  });

  it("several requests in one packet get their answers in turn", async () => {
    const socket = connect(ports.get("in log mode") ?? 0, "127.0.0.1");
    const requests = ["/about", "/nope", "/icon.png"].map(
      (path) =>
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${path === "/icon.png" ? "Connection: close\r\n" : ""}\r\n`,
    );
    socket.write(requests.join(""));
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual([
      "HTTP/1.1 200",
      "HTTP/1.1 404",
      "HTTP/1.1 200",
    ]);
  });
});
