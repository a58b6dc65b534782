import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  type ChildServer,
  isRefused,
  makeServerFolder,
  startServer,
} from "../../tests/support/child-server.ts";
import { type Mailbox, openMailbox } from "../../tests/support/mailbox.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const { folder, remove } = makeServerFolder("delivery");
afterAll(remove);

const settings = (port: number) => ({
  ENQUIRY_DELIVERY: "smtp",
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  ENQUIRY_FROM: "website@example.com",
  ENQUIRY_TO: "sales@example.com",
});

interface Started {
  server: ChildServer;
  mailbox: Mailbox;
  stop: () => Promise<void>;
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const mailbox = await openMailbox();
  const server = await startServer(folder, { ...settings(mailbox.port), ...env });
  const stop = async () => {
    server.child.kill("SIGKILL");
    await mailbox.close();
  };
  return { server, mailbox, stop };
}

/** Starts a server for one test. */
async function started(env: Record<string, string> = {}): Promise<Started> {
  const running = await start(env);
  onTestFinished(running.stop);
  return running;
}

function send(url: string, fields: object = HOME): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${url}/api/enquiries`, { method: "POST", headers, body: JSON.stringify(fields) });
}

describe("the server in delivery mode", () => {
  it.each([
    ["with a length", "Content-Length: 200"],
    ["in chunks", "Transfer-Encoding: chunked"],
  ])("logs a body %s that breaks off as unreadable, not as an error", async (_, framing) => {
    const { server } = await started();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const head = `POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}`;
    socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
    // From here on the server is reading the body.
    await once(socket, "data");
    socket.destroy();
    await expect.poll(() => server.output()).toContain('"reason":"unreadable","status":400');
    expect(server.output()).not.toContain('"event":"error"');
  });

  it("warns once about proxies that are not trusted", async () => {
    const { server } = await started();
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.7" };
    for (const name of ["First", "Second"]) {
      const init = { method: "POST", headers, body: JSON.stringify({ ...HOME, name }) };
      expect((await fetch(`${server.url}/api/enquiries`, init)).status).toBe(201);
    }
    await expect.poll(() => server.output().match(/"event":"accepted"/g)).toHaveLength(2);
    expect(server.output().match(/"event":"untrusted-proxy"/g)).toHaveLength(1);
  });

  it("counts each visitor behind a trusted proxy separately", async () => {
    const { server } = await started({ RATE_LIMIT_PER_MINUTE: "1", TRUSTED_PROXIES: "1" });
    const from = async (address: string) => {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
      const init = { method: "POST", headers, body: JSON.stringify(HOME) };
      return (await fetch(`${server.url}/api/enquiries`, init)).status;
    };
    expect([await from("198.51.100.7"), await from("198.51.100.7"), await from("198.51.100.8")]).toEqual([
      201, 429, 201,
    ]);
    expect(server.output()).not.toContain("untrusted-proxy");
  });

  it("skips a body that is too long and keeps the connection", async () => {
    const { server } = await started();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const head = "POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    socket.write(`${head}Content-Length: 1000000\r\n\r\n${"x".repeat(1_000_000)}`);
    socket.end("GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  it("keeps idle connections longer than the proxies in front do", async () => {
    const { server } = await started();
    const response = await fetch(server.url);
    expect(Number(/timeout=(\d+)/.exec(response.headers.get("Keep-Alive") ?? "")?.[1])).toBeGreaterThan(75);
  });

  it("answers others while many clients are slow", async () => {
    const { server, mailbox } = await started();
    const head = "POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const slow = Array.from({ length: 300 }, () => connect(Number(new URL(server.url).port), "127.0.0.1"));
    onTestFinished(() => {
      for (const socket of slow) socket.destroy();
    });
    for (const socket of slow) {
      socket.on("error", () => {});
      socket.write(`${head}Content-Length: 60000\r\nExpect: 100-continue\r\n\r\n{`);
    }
    // Wait until the server is reading each of them.
    await Promise.all(slow.map((socket) => once(socket, "data")));
    expect((await send(server.url)).status).toBe(201);
    expect((await fetch(server.url)).status).toBe(200);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("finishes what is in flight when told to stop, and refuses no enquiry on an open connection", async () => {
    const { server, mailbox } = await started();
    let accept = () => {};
    const released = new Promise<void>((resolve) => (accept = resolve));
    let waiting = 0;
    mailbox.beforeAccept = () => {
      waiting += 1;
      return released;
    };
    const port = Number(new URL(server.url).port);
    // Connected, with nothing sent until the server is stopping.
    const open = connect(port, "127.0.0.1");
    await once(open, "connect");
    const slow = send(server.url);
    await expect.poll(() => waiting).toBe(1);
    server.child.kill("SIGTERM");
    await expect.poll(() => isRefused(port)).toBe(true);
    const body = JSON.stringify({ ...HOME, name: "Another" });
    open.write(
      `POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await expect.poll(() => waiting).toBe(2);
    accept();
    const first = await slow;
    expect([first.status, first.headers.get("Connection")]).toEqual([201, "close"]);
    expect(await text(open)).toMatch(/^HTTP\/1\.1 201 (.|\r\n)*connection: close/i);
    expect(await server.ended).toEqual([0, null]);
    expect(mailbox.mails).toHaveLength(2);
  });
});

/** Sends raw bytes; returns the answer and whether the server still works after them. */
async function sendRaw(url: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  return (await text(socket)).split("\r\n", 1).join();
}

describe("a malformed request", () => {
  let running: Started;
  beforeAll(async () => {
    running = await start({ RATE_LIMIT_PER_MINUTE: "1000" });
  });
  afterAll(() => running.stop());
  const body = JSON.stringify(HOME);
  const head = (...lines: string[]) =>
    [
      "POST /api/enquiries HTTP/1.1",
      "Host: localhost",
      "Content-Type: application/json",
      ...lines,
      "",
      "",
    ].join("\r\n");

  const chunked = (...lines: string[]) => head("Transfer-Encoding: chunked", ...lines);
  const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  it.each<[string, string, RegExp]>([
    ["a length with a sign", `${head(`Content-Length: +${body.length}`)}${body}`, /^HTTP\/1\.1 400 /],
    [
      "an encoding before chunked",
      `${head("Transfer-Encoding: identity, chunked")}${chunk}`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      "two hosts",
      `${head("Host: other", `Content-Length: ${Buffer.byteLength(body)}`)}${body}`,
      /^HTTP\/1\.1 400 /,
    ],
    ["chunked twice", `${chunked("Transfer-Encoding: chunked")}${chunk}`, /^HTTP\/1\.1 400 /],
    ["a folded header", head("X-A: b\r\n c"), /^HTTP\/1\.1 400 /],
    [
      "two ways to tell its length",
      `${head(`Content-Length: ${body.length}`, "Transfer-Encoding: chunked")}0\r\n\r\n${head()}`,
      /^HTTP\/1\.1 400 /,
    ],
    ["a header with a line break alone", head("X-A: b\nX-C: d"), /^HTTP\/1\.1 400 /],
    ["a header of 1 MB", head(`X-Large: ${"x".repeat(1_000_000)}`), /^(HTTP\/1\.1 431 .*)?$/],
    ["half of its body", `${head("Content-Length: 1000")}${body}`, /^(HTTP\/1\.1 400 .*)?$/],
  ])("%s: is refused, and the server keeps running", async (_, bytes, answer) => {
    const { server, mailbox } = running;
    const before = mailbox.mails.length;
    expect(await sendRaw(server.url, bytes).catch(() => "")).toMatch(answer);
    expect(mailbox.mails).toHaveLength(before);
    expect((await send(server.url, { ...HOME, name: crypto.randomUUID() })).status).toBe(201);
  });
});
