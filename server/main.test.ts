import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { isRefused, makeServerFolder } from "../tests/support/child-server.ts";

/** The server in a folder with a small built site. */
const { folder, remove } = makeServerFolder("log");
afterAll(remove);

/** @param socket a listening socket to hand over, as descriptor 3 */
function start(env: Record<string, string>, socket?: number) {
  const child = spawn(process.execPath, ["server/index.js"], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe", ...(socket === undefined ? [] : [socket])],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs a server that is expected to end, and returns its exit code and output. */
async function run(env: Record<string, string>) {
  const child = start(env);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

/** Starts a server and returns the port that it reports. */
async function listening() {
  const child = start({ PORT: "0" });
  const [line] = await once(child.stdout, "data");
  const address = /^The site is at (http:\/\/127\.0\.0\.1:(\d+))\n$/.exec(String(line));
  return { child, url: String(address?.[1]), port: Number(address?.[2]) };
}

it("an address of another machine ends the start with one line", async () => {
  expect(await run({ HOST: "192.0.2.1", PORT: "0" })).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^HOST is “192\.0\.2\.1”, which is no address of this machine\. .*\n$/),
  });
});

it("a Node version that is too old is reported in one line", async () => {
  const old = `Object.defineProperty(process, "versions", { value: { node: "22.17.1" } })`;
  const { code, stderr } = await run({
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"`,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^This is Node [\d.]+; the site needs 22\.18 or later\. .*node_modules\/\.bin\/node server\/index\.js.*\n$/,
  );
});

it("a port that is taken is reported in one line that suggests another", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const stderr = `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start.\n`;
  expect(await run({ PORT: String(port) })).toEqual({ code: 1, stdout: "", stderr });
});

it("a socket that systemd hands over is used instead of PORT", async () => {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  // Node has no public property for the file descriptor.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const child = start({ LISTEN_FDS: "1", PORT: "1" }, fd);
  // The server has its own copy of the socket. With both open, either could get a connection.
  socket.close();
  await once(child.stdout, "data");
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
});

it("a site built for log mode is not served in delivery mode", async () => {
  const env = { ENQUIRY_DELIVERY: "webhook", WEBHOOK_URL: "http://127.0.0.1", WEBHOOK_FORMAT: "slack" };
  expect((await run(env)).stderr).toMatch(/^The site was built for log mode.*\n$/);
});

describe("a server that listens", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("ends by %s with code 0 and says nothing", async (signal) => {
    const { child, url } = await listening();
    // A kept-alive connection must not delay the stop.
    await (await fetch(url)).text();
    const stderr = text(child.stderr);
    child.kill(signal);
    expect(await once(child, "close")).toEqual([0, null]);
    expect(await stderr).toBe("");
  });

  it("completes an answer in progress and then closes its kept-alive connection", async () => {
    writeFileSync(join(folder, "dist/large.txt"), "x".repeat(20_000_000));
    const { child, url, port } = await listening();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const [response] = (await once(get(`${url}/large.txt`, { agent }), "response")) as [IncomingMessage];
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await expect.poll(() => isRefused(port)).toBe(true);
    const begin = performance.now();
    expect((await text(response)).length).toBe(20_000_000);
    expect(await ended).toEqual([0, null]);
    // Otherwise the connection would hold the process until STOP_MS.
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
