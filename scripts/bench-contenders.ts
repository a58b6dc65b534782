import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { closedPort } from "../server/enquiries/testing/mailbox.ts";
import { createFiles } from "../server/files.ts";
import { loadSite } from "../server/site.ts";

/** A server of the built site. */
export interface Contender {
  name: string;
  port: number;
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
}

const NGINX = "/usr/sbin/nginx";
/** What nginx adds by itself, or knows of its own files. */
const NGINX_OWN = ["Content-Type", "Content-Length", "Content-Encoding", "ETag"];

/**
 * Makes all that the other servers need: the site compressed beforehand, and
 * a configuration. nginx sends the same headers, as whoever puts it in this
 * server's place has it do.
 * @param folder an empty one, for their files
 * @returns this project's server, then the others; without nginx where it isn't installed
 */
export async function prepareContenders(folder: string): Promise<[ours: Contender, ...others: Contender[]]> {
  const site = join(folder, "site");
  cpSync("dist", site, { recursive: true });
  for (const file of globSync(join(site, "**/*.{html,js,txt,xml}"))) {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  const [port, sirv, preview, nginx] = [
    await closedPort(),
    await closedPort(),
    await closedPort(),
    await closedPort(),
  ];
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, nginx));

  const bin = "node_modules/.bin";
  const local = (at: number) => ["--host", "127.0.0.1", "--port", String(at)];
  const nginxWorker: Contender = { name: "nginx, one worker", port: nginx, command: [NGINX, "-c", config] };
  return [
    {
      name: "this project",
      port,
      command: [process.execPath, "server/main.ts"],
      env: { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    },
    {
      name: "sirv-cli",
      port: sirv,
      command: [`${bin}/sirv`, site, ...local(sirv), "--gzip", "--quiet"],
    },
    { name: "astro preview", port: preview, command: [`${bin}/astro`, "preview", ...local(preview)] },
    ...(existsSync(NGINX) ? [nginxWorker] : []),
  ];
}

function nginxConfig(folder: string, port: number): string {
  return `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http { access_log off; types { text/html html; } sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=1000; gzip_static on; etag on; client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${homeHeaders()}
  server { listen 127.0.0.1:${port}; root ${folder}/site; location / { try_files $uri $uri.html /index.html; } } }`;
}

/** What this project's server sends with the home page, for nginx to send with each. */
function homeHeaders(): string {
  const { headers } = createFiles(loadSite("dist")).answer({ method: "GET", target: "/", headers: {} });
  const lines: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value] = headers.slice(at, at + 2);
    if (!NGINX_OWN.includes(name)) lines.push(`add_header ${name} "${value}";`);
  }
  return lines.join(" ");
}
