import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeServerFolder, startServer } from "./child-server.ts";
import { type EnquiryHost, SECRET } from "./enquiries.ts";
import { startWrangler, type WebServer } from "./web-servers.ts";

const settings = (webhook: string) => ({
  ENQUIRY_DELIVERY: "webhook",
  WEBHOOK_URL: webhook,
  WEBHOOK_SECRET: SECRET,
});

/** Starts the project's own server without a proxy. */
export async function startNode(webhook: string, perMinute: number, proxies = 0): Promise<WebServer> {
  const { folder, remove } = makeServerFolder("delivery");
  const { child, url, output, ended } = await startServer(folder, {
    ...settings(webhook),
    RATE_LIMIT_PER_MINUTE: `${perMinute}`,
    TRUSTED_PROXIES: `${proxies}`,
  });
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    remove();
  };
  return { origin: url, logs: output, stop };
}

/** Starts the project's own server behind a proxy of deploy/, which serves the built site. */
export function startBehind(startProxy: (port: number) => Promise<WebServer>): EnquiryHost["start"] {
  return async (webhook, perMinute) => {
    const node = await startNode(webhook, perMinute, 1);
    const proxy = await startProxy(Number(new URL(node.origin).port));
    const stop = async () => {
      await proxy.stop();
      await node.stop();
    };
    return { ...proxy, logs: node.logs, stop };
  };
}

/** Starts the Worker of deploy/cloudflare with this limit, in Cloudflare's local runtime. */
export async function startWorker(webhook: string, perMinute: number): Promise<WebServer> {
  const { folder, remove } = makeServerFolder("delivery");
  cpSync("deploy/cloudflare", join(folder, "deploy/cloudflare"), { recursive: true });
  const config = join(folder, "deploy/cloudflare/wrangler-delivery.jsonc");
  const text = readFileSync(config, "utf8");
  const limits = text
    .replace(`"limit": 10,`, `"limit": ${perMinute},`)
    .replace(`"limit": 300,`, `"limit": ${perMinute * 30},`);
  writeFileSync(config, limits);
  const worker = await startWrangler(config, settings(webhook));
  const stop = async () => {
    await worker.stop();
    remove();
  };
  return { ...worker, stop };
}
