import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../scripts/serve.ts";
import { isRefused, makeServerFolder, startServer } from "../tests/support/child-server.ts";
import { freePort } from "../tests/support/free-port.ts";
import { deliveringTo, testMailbox } from "../tests/support/mailbox.ts";
import { HOME } from "../tests/support/sample-enquiries.ts";

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

/** Runs a server that is expected to end, and returns its exit code and output. */
function run(folder: string, env: Record<string, string>, script = "server/index.js", ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

it.each<[Record<string, string>, RegExp]>([
  [{ HOST: "2001:db8::1" }, /^The server can't listen at \[2001:db8::1\]:0 \(listen .*HOST must .*\n$/],
  [
    { ENQUIRY_DELIVERY: "webhook", WEBHOOK_URL: "http://127.0.0.1", WEBHOOK_FORMAT: "slack" },
    /^The site was built for log mode.*\n$/,
  ],
])("%j ends the start with a line", (env, line) => {
  const ended = run(serverFolder("log"), env);
  expect(ended).toEqual({ status: 1, stdout: "", stderr: expect.stringMatching(line) });
});

it("--check ends with the mode or the mistakes; a start before the site is built, with one line", () => {
  const folder = serverFolder("log");
  rmSync(join(folder, "build"), { recursive: true });
  const check = (env = {}) => run(folder, env, "server/index.js", "--check");
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringMatching(/in log mode: .*\n$/) });
  const mistakes = expect.stringMatching(/^ENQUIRY_DELIVERY .*\nPORT .*\n$/);
  expect(check({ PORT: "x", ENQUIRY_DELIVER: "smtp" })).toMatchObject({ status: 1, stderr: mistakes });
  const addresses = { ENQUIRY_FROM: "a@b.ee", ENQUIRY_TO: "a@b.ee" };
  const warning = expect.stringMatching(/^Warning: ENQUIRY_FROM .*\n$/);
  expect(check({ ENQUIRY_DELIVERY: "smtp", SMTP_HOST: "localhost", ...addresses })).toMatchObject({
    status: 0,
    stderr: warning,
  });
  expect(run(folder, {})).toMatchObject({ status: 1, stderr: "The site isn't built yet: npm run build.\n" });
  mkdirSync(join(folder, "build"));
  writeFileSync(join(folder, "build/build-info.json"), "{}");
  expect(run(folder, {})).toMatchObject({ status: 1, stderr: expect.stringMatching(/another version.*\n$/) });
});

it("a Node version that is too old is reported in one line", () => {
  const old = `Object.defineProperty(process, "versions", { value: { node: "22.17.1" } })`;
  const { status, stderr } = run(serverFolder("log"), {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"`,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This is Node [\d.]+; the site needs 22\.18 or later\. .*node_modules\/\.bin\/node server\/index\.js.*\n$/,
  );
});

it("npm start names wrong settings and missing packages before it builds", () => {
  const folder = serverFolder("log");
  cpSync("scripts/before-start.js", join(folder, "scripts/before-start.js"));
  const start = (env = {}) => run(folder, env, "scripts/before-start.js");
  expect(start({ PORT: "x" })).toMatchObject({ status: 1, stderr: expect.stringMatching(/^PORT .*\n$/) });
  rmSync(join(folder, "node_modules"));
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^.*npm ci --include=dev\.\n$/) });
});

/** Sends an enquiry. */
const send = (url: string, fields: object = HOME) =>
  fetch(`${url}/api/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });

it("a log that nobody reads, or whose disk is full, ends no server", async () => {
  const mailbox = await testMailbox();
  const folder = serverFolder("delivery");
  // macOS has no /dev/full.
  const full = existsSync("/dev/full") ? [openSync("/dev/full", "w")] : [];
  for (const log of ["pipe", ...full] as const) {
    const port = await freePort();
    const child = spawn(process.execPath, ["server/index.js"], {
      cwd: folder,
      env: { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, ...deliveringTo(mailbox) },
      stdio: ["ignore", log, log],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    child.stdout?.destroy();
    child.stderr?.destroy();
    await expect.poll(() => isRefused(port)).toBe(false);
    for (const turn of [1, 2, 3]) {
      const message = `Message ${turn}, with a log of ${log}`;
      expect((await send(`http://127.0.0.1:${port}`, { ...HOME, message })).status).toBe(201);
    }
  }
  expect(mailbox.mails).toHaveLength(3 * (full.length + 1));
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
    const [mail, copy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reached: string[] = [];
    mailbox.beforeAccept = () => {
      reached.push("mailbox");
      return mail.promise;
    };
    const webhook = await serve(async ({ method }) => {
      // The first check.
      if (method === "HEAD") return new Response();
      reached.push("webhook");
      await copy.promise;
      return new Response();
    });
    onTestFinished(webhook.close);
    const { child, url, port, ended, output } = await startTestServer(serverFolder("delivery"), {
      ...deliveringTo(mailbox),
      ENQUIRY_DELIVERY: "smtp,webhook",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_FORMAT: "slack",
    });
    const sent = send(url);
    await expect.poll(() => reached).toEqual(["mailbox"]);
    child.kill("SIGTERM");
    await expect.poll(() => isRefused(port)).toBe(true);
    mail.resolve();
    expect((await sent).status).toBe(201);
    expect(mailbox.mails).toHaveLength(1);
    await expect.poll(() => reached).toEqual(["mailbox", "webhook"]);
    copy.resolve();
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('"event":"copied"');
  });
});
