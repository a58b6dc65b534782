import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../scripts/serve.ts";
import { isRefused, makeServerFolder, startServer } from "../tests/support/child-server.ts";
import { freePort } from "../tests/support/free-port.ts";
import { createGate } from "../tests/support/gate.ts";
import { deliveringTo, testMailbox } from "../tests/support/mailbox.ts";
import { HOME, posted } from "../tests/support/sample-enquiries.ts";

/** Stops the clock of a server: what it ends by, whatever the machine's speed, isn't its deadline. */
const NO_TIMERS = { NODE_OPTIONS: `--import "data:text/javascript,globalThis.setTimeout=()=>{}"` };

/** Creates a folder with the server and a small built site, for one test. */
function serverFolder(mode: "log" | "delivery"): string {
  const { folder, remove } = makeServerFolder(mode);
  onTestFinished(remove);
  return folder;
}

/** Starts a server for one test. */
async function startTestServer(folder: string, env: Record<string, string>) {
  const server = await startServer(folder, env);
  onTestFinished(() => server.stop("SIGKILL"));
  return { ...server, port: Number(new URL(server.url).port) };
}

/** Runs a server that is expected to end, however slow the machine is, and returns its exit code and output. */
async function run(cwd: string, settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", ...settings };
  const child = spawn(process.execPath, args.length > 0 ? args : ["server/index.js"], { cwd, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  return { status, stdout, stderr };
}

const BY_WEBHOOK = { ENQUIRY_DELIVERY: "webhook", WEBHOOK_FORMAT: "slack" };
it.each<[Record<string, string>, RegExp]>([
  [{ HOST: "2001:db8::1" }, /^The server can't listen at 2001:db8::1:0 \(listen .*HOST must .*\n$/],
  [{ ...BY_WEBHOOK, WEBHOOK_URL: "http://127.0.0.1" }, /^The site was built for log mode.*\n$/],
])("%j ends the start with a line", async (env, line) => {
  const ended = await run(serverFolder("log"), env);
  expect(ended).toEqual({ status: 1, stdout: "", stderr: expect.stringMatching(line) });
});

const BY_MAIL = { ENQUIRY_DELIVERY: "smtp", SMTP_HOST: "localhost" };
const ADDRESSES = { ENQUIRY_FROM: "a@b.ee", ENQUIRY_TO: "a@b.ee" };
it.each<[string, Record<string, string>, number, RegExp]>([
  ["the mode", {}, 0, /in log mode: .*\n$/],
  ["the mistakes", { PORT: "x", ENQUIRY_DELIVER: "smtp" }, 1, /^ENQUIRY_DELIVERY .*\nPORT .*\n$/],
  ["a warning", { ...BY_MAIL, ...ADDRESSES }, 0, /^Warning: ENQUIRY_FROM .*\n/],
])("--check, which needs no built site, ends with %s", async (_, settings, code, output) => {
  const folder = serverFolder("log");
  rmSync(join(folder, "build"), { recursive: true });
  const { status, stdout, stderr } = await run(folder, settings, "server/index.js", "--check");
  expect([status, stderr + stdout]).toEqual([code, expect.stringMatching(output)]);
});

it("a start of a site that isn't built ends with a line", async () => {
  const folder = serverFolder("log");
  rmSync(join(folder, "build/build-info.json"));
  const stderr = "The site isn't built yet: npm run build.\n";
  expect(await run(folder, {})).toMatchObject({ status: 1, stderr });
});

it.each([
  ["24.14.1", 1],
  ["25.9.0", 1],
  ["24.15.0", 0],
])("Node %s ends with %i: the site says in one line which it needs", async (node, code) => {
  const version = `Object.defineProperty(process, "versions", { value: { node: "${node}" } })`;
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(version)}"`;
  const { status, stderr } = await run(serverFolder("log"), { NODE_OPTIONS }, "server/index.js", "--check");
  const line = /^This is Node [\d.]+; .* 24\.15 on, or 26 or later\. .*\.bin\/node server\/index\.js.*\n$/;
  expect([status, stderr]).toEqual([code, expect.stringMatching(code === 0 ? /^$/ : line)]);
});

it("npm start names wrong settings and missing packages before it builds", async () => {
  const folder = serverFolder("log");
  cpSync("scripts/before-start.js", join(folder, "scripts/before-start.js"));
  const failure = async (settings = {}) => {
    const { status, stderr } = await run(folder, settings, "scripts/before-start.js");
    expect(status).toBe(1);
    return stderr;
  };
  expect(await failure({ PORT: "x" })).toMatch(/^PORT .*\n$/);
  rmSync(join(folder, "node_modules"));
  expect(await failure()).toMatch(/^.*npm ci --include=dev\.\n$/);
});

// macOS has no /dev/full.
const LOGS = ["pipe", "/dev/full"].filter((log) => log === "pipe" || existsSync(log));
it.each(LOGS)("a log that nobody reads, or whose disk is full, ends no server: %s", async (log) => {
  const mailbox = await testMailbox();
  const port = await freePort();
  const to = log === "pipe" ? log : openSync(log, "w");
  const child = spawn(process.execPath, ["server/index.js"], {
    cwd: serverFolder("delivery"),
    env: { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, ...deliveringTo(mailbox) },
    stdio: ["ignore", to, to],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  // Nobody reads it.
  child.stdout?.destroy();
  child.stderr?.destroy();
  while (await isRefused(port)) expect(child.exitCode).toBeNull();
  for (const turn of [1, 2, 3]) {
    const enquiry = posted({ ...HOME, message: `This is message ${turn}.` });
    expect((await fetch(`http://127.0.0.1:${port}/api/enquiries`, enquiry)).status).toBe(201);
  }
  expect(mailbox.mails).toHaveLength(3);
});

describe("a server that stops", () => {
  it("ends with code 0 and says nothing, and delays that for no idle connection", async () => {
    const { url, port, stop, ended, output } = await startTestServer(serverFolder("log"), NO_TIMERS);
    const response = await fetch(`${url}/healthz`);
    expect(await response.json()).toEqual({ status: "ok", delivery: "log" });
    // Longer than proxies in front keep theirs.
    const keptAlive = /timeout=(\d+)/.exec(response.headers.get("Keep-Alive") ?? "")?.[1];
    expect(Number(keptAlive)).toBeGreaterThan(75);
    const silent = connect(port, "127.0.0.1");
    await once(silent, "connect");
    await stop("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(output()).toBe(`The site is at ${url} in log mode: the forms send nothing\n`);
  });

  it("completes a page in progress and then closes its kept-alive connection", async () => {
    const folder = serverFolder("log");
    writeFileSync(join(folder, "dist/large.txt"), "x".repeat(20_000_000));
    const { child, url, port, ended } = await startTestServer(folder, NO_TIMERS);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const [response] = (await once(get(`${url}/large.txt`, { agent }), "response")) as [IncomingMessage];
    child.kill("SIGINT");
    await expect.poll(() => isRefused(port)).toBe(true);
    expect((await text(response)).length).toBe(20_000_000);
    expect(await ended).toEqual([0, null]);
  });

  it("answers an enquiry in flight once the mail server has accepted it, and waits for its copy", async () => {
    const mailbox = await testMailbox();
    const [mail, copy] = [createGate(), createGate()];
    mailbox.beforeAccept = mail.pass;
    const webhook = await serve(async ({ method }) => {
      // Not the first check.
      if (method === "POST") await copy.pass();
      return new Response();
    });
    onTestFinished(webhook.close);
    const both = { ...BY_WEBHOOK, ...deliveringTo(mailbox), ENQUIRY_DELIVERY: "smtp,webhook" };
    const server = await startTestServer(serverFolder("delivery"), { ...both, WEBHOOK_URL: webhook.url });
    const { child, url, port, ended, output } = server;
    const sent = fetch(`${url}/api/enquiries`, posted(HOME));
    await mail.reached;
    child.kill("SIGTERM");
    await expect.poll(() => isRefused(port)).toBe(true);
    mail.open();
    expect((await sent).status).toBe(201);
    expect(mailbox.mails).toHaveLength(1);
    await copy.reached;
    copy.open();
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('"event":"copied"');
  });
});
