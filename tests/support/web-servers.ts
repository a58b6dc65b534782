import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, skipWithout } from "../fixtures.ts";
import { makeCertificate } from "./certificate.ts";
import { freePort } from "./free-port.ts";
import { missing, type Program, startProgram } from "./program.ts";
import { rawRequest } from "./raw-request.ts";

/** A web server that serves dist/ with a configuration of deploy/. */
export interface WebServer {
  origin: string;
  /** The address for plain HTTP, if it answers there besides HTTPS. */
  plainOrigin?: string;
  /** Returns what it has logged so far about requests. */
  logs: () => string;
  /** Returns everything else that it has written. */
  errors?: () => string;
  /** The folder of its files, if they are a copy. */
  files?: string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with deploy/nginx, or skips the test without it; names, paths and ports are replaced
 * by those of the test.
 * @param enquiries the port of the endpoint
 */
export async function startNginx(enquiries: number): Promise<WebServer> {
  skipWithout(missing("nginx", ["-v"]));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  copySite(folder);
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
    .replaceAll("/srv/website", folder)
    .replaceAll("/var/log/nginx", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const root = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${root} daemon off; pid ${folder}/pid; error_log stderr notice;
    include /etc/nginx/modules-enabled/*.conf; events {}
    http { ${temporary} ${site} }`,
  );
  const args = ["-c", `${folder}/nginx.conf`, "-e", "stderr"];
  return local(folder, port, plainPort, await startProgram("nginx", args, /start worker processes/));
}

/**
 * Starts Caddy with deploy/caddy, or skips the test without it. It reads its address and paths from
 * the environment.
 * @param enquiries the port of the endpoint
 */
export async function startCaddy(enquiries: number): Promise<WebServer> {
  skipWithout(missing("caddy", ["version"]));
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  copySite(folder);
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
  const env = {
    ...process.env,
    SITE_ADDRESS: `localhost:${port}`,
    OTHER_ADDRESSES: `https://127.0.0.1:${port}`,
    SITE_ROOT: folder,
    SITE_LOG: `${folder}/website.log`,
    ENQUIRIES: `127.0.0.1:${enquiries}`,
  };
  const args = ["run", "--config", join(folder, "Caddyfile")];
  const caddy = await startProgram("caddy", args, /serving initial configuration/, { env });
  const server = local(folder, port, plainPort, caddy);
  // Caddy makes its certificate a moment later.
  await expect(() => rawRequest(server.origin, "/")).toPass({ timeout: 60_000 });
  return server;
}

/** Copies the built site, with the page by which a proxy knows delivery mode. */
function copySite(folder: string): void {
  cpSync("dist", join(folder, "dist"), { recursive: true });
  cpSync("dist/about.html", join(folder, "dist/enquiry-sent.html"));
}

/** The server at these ports, whose files are in the folder. */
function local(folder: string, port: number, plainPort: number, { output, stop }: Program): WebServer {
  const errors = `${folder}/website-error.log`;
  return {
    errors: () => output() + (existsSync(errors) ? readFileSync(errors, "utf8") : ""),
    files: join(folder, "dist"),
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    logs: () => readFileSync(`${folder}/website.log`, "utf8"),
    stop: () => stop().then(() => rmSync(folder, { recursive: true })),
  };
}

/** Later versions need a runtime that not every registry has. */
const WRANGLER = "wrangler@4.86.0";

/**
 * Starts Cloudflare's local runtime, or skips the test without it.
 * @param config a configuration of deploy/cloudflare, or a copy of one
 * @param settings settings of the Worker, such as WEBHOOK_URL
 */
export async function startWrangler(
  config: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  skipWithout(missing("npx", ["--yes", WRANGLER, "--version"]));
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  // By default a second instance would use the same inspector port.
  const [port, inspector] = [await freePort(), await freePort()];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${inspector}`];
  const options = ["--config", resolve(config), ...ports, "--persist-to", folder];
  const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = ["--yes", WRANGLER, "dev", ...options, ...vars];
  const { output, stop } = await startProgram("npx", args, /Ready on/, {
    // Not in the project's folder, where npx would look for wrangler.
    cwd: folder,
    detached: true,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { origin: `http://127.0.0.1:${port}`, logs: output, stop: () => stop().then(remove) };
}
