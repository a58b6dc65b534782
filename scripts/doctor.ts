/**
 * Tries what the site needs, and ends with 1 unless it has all of it: npm run doctor. With
 * --settings it reads the settings only, before a server is started with them.
 */
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:tls";
import { readBuiltSite } from "../server/built-site.ts";
import { createDelivery } from "../server/enquiries/connect.ts";
import { orAborted } from "../server/enquiries/delivery.ts";
import { readSettings } from "../server/settings.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { checkEnvFile } from "./env-file.ts";
import { requestPages, requestSite } from "./request-site.ts";

const DAY_MS = 86_400_000;
/** Certificates are renewed 30 days before they end. */
const CERTIFICATE_DAYS = 14;
/** How long a mail server or a webhook may take, in ms. */
const DELIVERY_MS = 10_000;

if (await attempt("settings", checkSettings)) {
  if (!process.argv.includes("--settings")) await tryAll();
}

/** Prints what came of it. @returns whether it succeeded */
async function attempt(name: string, act: () => string | Promise<string>): Promise<boolean> {
  try {
    console.log(`ok      ${name}: ${await act()}`);
    return true;
  } catch (error) {
    console.error(`FAILED  ${name}: ${(error as Error).message.replaceAll("\n", "\n        ")}`);
    process.exitCode = 1;
    return false;
  }
}

/** @throws Error with a line for each setting that is wrong */
function checkSettings(): string {
  const lines = existsSync(".env") ? checkEnvFile(readFileSync(".env", "utf8")) : [];
  if (lines.length > 0) throw new Error(lines.join("\n"));
  const { deliveries } = readSettings(process.env);
  return deliveries.map(({ name }) => name).join(", ") || "log mode";
}

async function tryAll(): Promise<void> {
  const { deliveries, PORT } = readSettings(process.env);
  const mode = deliveries.length > 0 ? "delivery" : "log";
  const site = new URL(loadFacts().site.url);
  await attempt("built site", () => `for ${readBuiltSite(process.cwd(), mode).mode} mode`);
  for (const settings of deliveries) {
    await attempt(settings.name, async () => {
      const { mail } = readBuiltSite(process.cwd(), mode);
      const delivery = createDelivery(settings, mail, () => {});
      const signal = AbortSignal.timeout(DELIVERY_MS);
      await orAborted(delivery.check(signal), signal).finally(() => delivery.close());
      return "can be reached";
    });
  }
  if (mode === "delivery") {
    await attempt(`port ${PORT}`, () => expectServer(new URL(`http://127.0.0.1:${PORT}/readyz`)));
  }
  await attempt("pages", async () => `${site}, with ${await requestPages(site)}`);
  if (site.protocol === "https:") {
    await attempt("certificate", () => checkCertificate(site));
    await attempt("plain HTTP", () => expectRedirect(site));
  }
  if (mode === "delivery") await attempt("forms", () => expectServer(new URL("/readyz", site)));
}

/** @throws Error unless the site's server answers there */
async function expectServer(url: URL): Promise<string> {
  const { status, text } = await requestSite(url);
  if (status !== 200 || !text.startsWith('{"status":"ok"')) {
    throw new Error(`${url} answered ${status}, and not as the site's server does.`);
  }
  return "the site's server answers";
}

/** @throws Error unless plain HTTP redirects to the site */
async function expectRedirect(site: URL): Promise<string> {
  const { status, headers } = await requestSite(new URL(`http://${site.hostname}/`));
  if (!headers.location?.startsWith(site.origin)) {
    throw new Error(`http://${site.hostname}/ answered ${status}, and doesn't redirect to ${site}.`);
  }
  return "redirects";
}

/** @throws Error if the certificate is not trusted, or ends soon */
function checkCertificate({ hostname, port }: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      const days = Math.floor((end - Date.now()) / DAY_MS);
      socket.destroy();
      if (days >= CERTIFICATE_DAYS) resolve(`holds for ${days} days`);
      else reject(new Error(`ends in ${days} days: it is not renewed.`));
    });
    socket.on("error", ({ message }) => reject(new Error(message)));
  });
}
