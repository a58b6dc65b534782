import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { makeServerFolder, startServer } from "./child-server.ts";
import { freePort } from "./free-port.ts";
import { startProgram } from "./program.ts";
import { rawRequest } from "./raw-request.ts";

/** A host that serves the built site in delivery mode. */
export interface Host {
  /** Its address without a path. */
  origin: string;
  /** Returns everything that it has written so far. */
  logs: () => string;
  stop: () => Promise<void>;
}

/** The secret with which the hosts sign what they deliver. */
export const SECRET = "6f2b3c1a9d1e4c7b8a520c9b1e7d4f60";

/** The settings of a server that delivers to this address. */
const settingsFor = (WEBHOOK_URL: string) =>
  ({ ENQUIRY_DELIVERY: "webhook", WEBHOOK_URL, WEBHOOK_SECRET: SECRET }) as const;

/** Creates a folder with the server in delivery mode, and the built site. */
function makeSite() {
  const site = makeServerFolder("delivery");
  cpSync("dist", join(site.folder, "dist"), { recursive: true });
  return site;
}

/**
 * Starts the project's own server.
 * @param webhook the address to which it delivers
 * @param settings further settings
 */
export async function startNode(webhook: string, settings: Record<string, string> = {}): Promise<Host> {
  const { folder, remove } = makeSite();
  const usual = { ...settingsFor(webhook), RATE_LIMIT_PER_MINUTE: "1000" };
  const { url, output, stop } = await startServer(folder, { ...usual, ...settings });
  return { origin: url, logs: output, stop: () => stop("SIGKILL").then(remove) };
}

/**
 * Starts Caddy with deploy/Caddyfile in front of the project's own server.
 * @param settings further settings of the server
 * @returns the host, also with its addresses for plain HTTP and by another name of the site
 */
export async function startCaddy(webhook: string, settings: Record<string, string> = {}) {
  const node = await startNode(webhook, { TRUSTED_PROXIES: "1", ...settings });
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Caddy's internal certificate; the system must not be changed to trust it.
  const options = `
    skip_install_trust
    https_port ${port}
    http_port ${plainPort}
    storage file_system ${folder}`;
  const config = readFileSync("deploy/Caddyfile", "utf8")
    .replace(/^\{$/m, `{${options}`)
    .replace("127.0.0.1:4321", new URL(node.origin).host)
    .replace("root * /srv", "root * dist");
  writeFileSync(join(folder, "Caddyfile"), config);
  const origin = `https://localhost:${port}`;
  const otherOrigin = `https://127.0.0.1:${port}`;
  const env = { ...process.env, SITE_URL: origin, OTHER_ADDRESSES: otherOrigin };
  const args = ["run", "--config", join(folder, "Caddyfile")];
  const caddy = await startProgram("caddy", args, /serving initial configuration/, { env });
  // Caddy makes its certificates a moment later; if it can't, it tries again after a minute.
  for (const address of [origin, otherOrigin]) {
    await expect(() => rawRequest(address, "/")).toPass({ timeout: 90_000 });
  }
  let stopped: Promise<void> | undefined;
  const stopNode = () => (stopped ??= node.stop());
  return {
    origin,
    otherOrigin,
    plainOrigin: `http://localhost:${plainPort}`,
    logs: () => caddy.output() + node.logs(),
    stopNode,
    stop: async () => {
      await caddy.stop();
      await stopNode();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Later versions need a runtime that not every registry has. */
export const WRANGLER = "wrangler@4.86.0";

/**
 * Starts the Worker of deploy/wrangler.jsonc in Cloudflare's local runtime.
 * @param webhook the address to which it delivers; without one it lacks its settings
 * @param perMinute its rate limit
 */
export async function startWorker(webhook: string, perMinute = 1000): Promise<Host> {
  const { folder, remove } = makeSite();
  const config = join(folder, "deploy/wrangler.jsonc");
  const limits = readFileSync("deploy/wrangler.jsonc", "utf8")
    .replace(`"limit": 10,`, `"limit": ${perMinute},`)
    .replace(`"limit": 300,`, `"limit": ${perMinute * 30},`);
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, limits);
  // By default a second instance would use the same inspector port.
  const [port, inspector] = [await freePort(), await freePort()];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${inspector}`];
  const options = ["--config", config, ...ports, "--persist-to", join(folder, "state")];
  const vars = Object.entries(settingsFor(webhook)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = ["--yes", WRANGLER, "dev", ...options, ...vars];
  const { output, stop } = await startProgram("npx", args, /Ready on/, {
    // Not in the project's folder, where npx would look for wrangler.
    cwd: tmpdir(),
    detached: true,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  return { origin: `http://127.0.0.1:${port}`, logs: output, stop: () => stop().then(remove) };
}
