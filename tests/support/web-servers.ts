import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { freePort } from "./free-port.ts";
import { startProgram } from "./program.ts";
import { rawRequest } from "./raw-request.ts";

/** A web server that serves dist/ with a configuration of deploy/. */
export interface WebServer {
  origin: string;
  /** The address for plain HTTP, if it answers there besides HTTPS. */
  plainOrigin?: string;
  /** Returns what it has logged so far. */
  logs: () => string;
  stop: () => Promise<void>;
}

/**
 * Checks whether a program is installed.
 * @param version the arguments that print its version
 * @returns what is missing; undefined if nothing is
 */
export function missing(program: string, version: readonly string[]): string | undefined {
  const isHere = spawnSync(program, version, { stdio: "ignore", cwd: tmpdir() }).status === 0;
  return isHere ? undefined : `“${[program, ...version].join(" ")}” doesn't run here`;
}

export const whyNoNginx = () => missing("nginx", ["-v"]);
export const whyNoCaddy = () => missing("caddy", ["version"]);
export const whyNoWrangler = () => missing("npx", ["--yes", WRANGLER, "--version"]);

/**
 * Starts nginx with deploy/nginx; names, paths and ports are replaced by those of the test.
 * @param enquiries the port of the endpoint
 */
export async function startNginx(enquiries: number): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = makeCertificate();
  writeFileSync(`${folder}/privkey.pem`, key);
  writeFileSync(`${folder}/fullchain.pem`, cert);
  const site = ["http.conf", "website.conf"]
    .map((file) => readFileSync(join("deploy/nginx", file), "utf8"))
    .join("")
    // First, because the port of another one may begin with 4321.
    .replaceAll("127.0.0.1:4321", `127.0.0.1:${enquiries}`)
    .replaceAll(/^ +listen \[::\].*\n/gm, "")
    .replaceAll("listen 80 ", `listen 127.0.0.1:${plainPort} `)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/etc/nginx/website-headers.conf", resolve("deploy/nginx/headers.conf"))
    .replaceAll("/srv/website", process.cwd())
    .replaceAll("/var/log/nginx", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const root = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${root} daemon off; pid ${folder}/pid; include /etc/nginx/modules-enabled/*.conf; events {}
    http { ${temporary} ${site} }`,
  );
  const args = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/start.log`];
  return answering(spawn("nginx", args, { stdio: "inherit" }), folder, port, plainPort);
}

/**
 * Starts Caddy with deploy/caddy, which reads its address and paths from the environment.
 * @param enquiries the port of the endpoint
 */
export async function startCaddy(enquiries: number): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Caddy's internal certificate; the system must not be changed to trust it.
  const test = `{
    admin off
    skip_install_trust
    https_port ${port}
    http_port ${plainPort}
    storage file_system ${folder}
  }
  `;
  writeFileSync(join(folder, "Caddyfile"), test + readFileSync("deploy/caddy/Caddyfile", "utf8"));
  const child = spawn("caddy", ["run", "--config", join(folder, "Caddyfile")], {
    stdio: "ignore",
    env: {
      ...process.env,
      SITE_ADDRESS: `localhost:${port}`,
      OTHER_ADDRESSES: `https://127.0.0.1:${port}`,
      SITE_ROOT: process.cwd(),
      SITE_LOG: `${folder}/website.log`,
      ENQUIRIES: `127.0.0.1:${enquiries}`,
    },
  });
  return answering(child, folder, port, plainPort);
}

/** Waits until a server answers, which doesn't say when it is ready. */
async function answering(
  child: ChildProcess,
  folder: string,
  port: number,
  plainPort: number,
): Promise<WebServer> {
  const origin = `https://localhost:${port}`;
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await rawRequest(origin, "/").catch(() => undefined)) {
      const logs = () => readFileSync(`${folder}/website.log`, "utf8");
      return { origin, plainOrigin: `http://localhost:${plainPort}`, logs, stop };
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await stop();
  throw new Error(`${child.spawnargs.join(" ")} did not answer.`);
}

/** Later versions need a runtime that not every registry has. */
const WRANGLER = "wrangler@4.86.0";

/**
 * Starts Cloudflare's local runtime.
 * @param config a configuration of deploy/cloudflare, or a copy of one
 * @param settings settings of the Worker, such as WEBHOOK_URL
 */
export async function startWrangler(
  config: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  // By default a second instance would use the same inspector port.
  const [port, inspector] = [await freePort(), await freePort()];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${inspector}`];
  const options = ["--config", resolve(config), ...ports, "--persist-to", folder];
  const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const { output, stop } = await startProgram(
    "npx",
    ["--yes", WRANGLER, "dev", ...options, ...vars],
    /Ready on/,
    {
      // Not in the project's folder, where npx would look for wrangler.
      cwd: folder,
      detached: true,
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    },
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { origin: `http://127.0.0.1:${port}`, logs: output, stop: () => stop().then(remove) };
}
