import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { isRefused, makeServerFolder } from "../tests/support/child-server.ts";
import { startTestServer } from "../tests/support/endpoint.ts";
import { startProgram } from "../tests/support/program.ts";
import { SECURITY_HEADERS } from "./headers.ts";

/** How long a stop may take at most, as in main.ts, in ms. */
const STOP_MS = 10_000;
/** The server in a folder with a small built site. */
const { folder, remove } = makeServerFolder("log");
afterAll(remove);

/** Runs a server that is expected to end, and returns its exit code and output. */
function run(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/index.js"], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", ...env },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

/** Sends a request without a body, and returns the whole answer. */
function ask(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${head}Connection: close\r\n\r\n`);
  return text(socket);
}

/** Opens a socket on a free port. */
async function listening() {
  const socket = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void socket.close());
  await once(socket, "listening");
  return { socket, port: (socket.address() as AddressInfo).port };
}

it.each<[Record<string, string>, RegExp]>([
  [{ HOST: "192.0.2.1", PORT: "0" }, /^HOST is “192\.0\.2\.1”, which is no address of this machine\. .*\n$/],
  [{ RATE_LIMIT_PER_MINUTE: "many" }, /^RATE_LIMIT_PER_MINUTE .*\n$/],
  [
    { ENQUIRY_DELIVERY: "webhook", WEBHOOK_URL: "http://127.0.0.1", WEBHOOK_FORMAT: "slack" },
    /^The site was built for log mode.*\n$/,
  ],
])("%j ends the start with one line", (env, line) => {
  expect(run(env)).toEqual({ status: 1, stdout: "", stderr: expect.stringMatching(line) });
});

it("a Node version that is too old is reported in one line", () => {
  const old = `Object.defineProperty(process, "versions", { value: { node: "22.17.1" } })`;
  const { status, stderr } = run({
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"`,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This is Node [\d.]+; the site needs 22\.18 or later\. .*node_modules\/\.bin\/node server\/index\.js.*\n$/,
  );
});

it("a port that is taken is reported in one line that suggests another", async () => {
  const { port } = await listening();
  const stderr = `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start.\n`;
  expect(run({ PORT: String(port) })).toEqual({ status: 1, stdout: "", stderr });
});

it("a socket that systemd hands over is used instead of PORT", async () => {
  const { socket, port } = await listening();
  // Node has no public property for the file descriptor, which the server gets as its third.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const server = await startProgram(process.execPath, ["server/index.js"], /The site is at/, {
    cwd: folder,
    env: { ...process.env, LISTEN_FDS: "1", PORT: "1" },
    stdio: ["ignore", "pipe", "pipe", fd],
  });
  onTestFinished(() => server.stop("SIGKILL"));
  // The server has its own copy of the socket. With both open, either could get a connection.
  socket.close();
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
});

it.each([
  ["a method that it doesn't know", 405, "DELETE / HTTP/1.1\r\nHost: localhost\r\n"],
  ["a range that no file has", 416, "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10000-\r\n"],
])("%s is answered with %i and the security headers", async (_, status, head) => {
  const { port } = await startTestServer(folder, { HSTS: "max-age=300" });
  const answer = await ask(port, head);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const all = { ...SECURITY_HEADERS, "Strict-Transport-Security": "max-age=300" };
  for (const [name, value] of Object.entries(all)) {
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  }
});

it("a load balancer's request in HTTP/1.0, without a host, is answered", async () => {
  const { port } = await startTestServer(folder);
  expect(await ask(port, "GET /readyz HTTP/1.0\r\n")).toMatch(/^HTTP\/1\.1 200 /);
});

describe("a server that stops", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("ends by %s with code 0 and says nothing", async (signal) => {
    const { url, port, stop, ended, output } = await startTestServer(folder);
    // Neither a kept-alive connection nor one on which nothing was sent delays the stop.
    await (await fetch(url)).text();
    const silent = connect(port, "127.0.0.1");
    await once(silent, "connect");
    const begin = performance.now();
    await stop(signal);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - begin).toBeLessThan(STOP_MS / 2);
    expect(output()).toBe(`The site is at ${url}\n`);
  });

  it("completes an answer in progress and then closes its kept-alive connection", async () => {
    writeFileSync(join(folder, "dist/large.txt"), "x".repeat(20_000_000));
    const { child, url, port, ended } = await startTestServer(folder);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const [response] = (await once(get(`${url}/large.txt`, { agent }), "response")) as [IncomingMessage];
    child.kill("SIGTERM");
    await expect.poll(() => isRefused(port)).toBe(true);
    const begin = performance.now();
    expect((await text(response)).length).toBe(20_000_000);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - begin).toBeLessThan(STOP_MS / 2);
  });
});
