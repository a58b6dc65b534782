import { execFile } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../tests/support/certificate.ts";
import { makeServerFolder } from "../tests/support/child-server.ts";
import { startTestServer, testMailbox } from "../tests/support/endpoint.ts";
import { freePort } from "../tests/support/free-port.ts";
import { serve } from "./serve.ts";

const PAGE = '<script src="/_astro/a.js"></script>';

/** A folder with a site that is built for delivery mode. */
function project() {
  const { folder, remove } = makeServerFolder("delivery");
  onTestFinished(remove);
  symlinkSync(resolve("scripts"), join(folder, "scripts"));
  symlinkSync(resolve("src/content"), join(folder, "src/content"));
  writeFileSync(join(folder, "dist/index.html"), PAGE);
  return folder;
}

async function doctor(cwd: string, env: Record<string, string>, ...args: string[]) {
  const script = ["--import", resolve("scripts/preload.js"), resolve("scripts/doctor.ts"), ...args];
  const ended = promisify(execFile)(process.execPath, script, { cwd, env: { ...process.env, ...env } });
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return { code, stdout: stdout as string, stderr: stderr as string };
}

async function mailSettings() {
  const { port } = await testMailbox();
  return {
    ENQUIRY_DELIVERY: "smtp",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ENQUIRY_FROM: "website@firma.ee",
    ENQUIRY_TO: "sales@firma.ee",
  };
}

it("all is well if mail, the port, the certificate and the pages can be reached", async () => {
  const folder = project();
  const settings = await mailSettings();
  const { port } = await startTestServer(folder, settings);
  const { key, cert } = makeCertificate();
  const pages = createServer({ key, cert }, ({ url }, answer) =>
    answer.end(url === "/readyz" ? '{"status":"ok"}' : PAGE),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void pages.close());
  await new Promise((resolve) => pages.once("listening", resolve));
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, cert);
  const SITE_URL = `https://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const env = { ...settings, PORT: `${port}`, SITE_URL, NODE_EXTRA_CA_CERTS: authority };
  const { stdout, stderr } = await doctor(folder, env);
  expect(stdout.match(/^ok +[\w ]+/gm)).toEqual(
    ["settings", "built site", "smtp", `port ${port}`, "pages", "forms"].map((name) => `ok      ${name}`),
  );
  // The certificate ends within two days, and port 80 of this machine belongs to others.
  expect(stderr).toMatch(/^FAILED {2}certificate: ends in 1 days: .*\nFAILED {2}plain HTTP: .*\n$/m);
  const unknown = await doctor(folder, { ...env, NODE_EXTRA_CA_CERTS: "" });
  expect(unknown.stderr).toMatch(/^FAILED {2}certificate: self-signed certificate/m);
});

it("each part that fails is named, with the reason", async () => {
  const folder = project();
  const [noMail, noServer] = [await freePort(), await freePort()];
  const site = await serve(() => new Response(null, { status: 404 }));
  onTestFinished(site.close);
  const { code, stderr } = await doctor(folder, {
    ...(await mailSettings()),
    SMTP_URL: `smtp://127.0.0.1:${noMail}`,
    PORT: `${noServer}`,
    SITE_URL: site.url,
  });
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n")).toEqual([
    "FAILED  smtp: CONN ECONNREFUSED",
    `FAILED  port ${noServer}: http://127.0.0.1:${noServer}/readyz can't be reached (ECONNREFUSED).`,
    `FAILED  pages: ${site.url}/ answered 404: visitors don't see the site.`,
    `FAILED  forms: ${site.url}/readyz answered 404, and not as the site's server does.`,
  ]);
});

it.each([
  ["ENQUIRY_DELIVERY=mail", /^FAILED {2}settings: ENQUIRY_DELIVERY is “mail”/],
  ["PORT=x\nHOST=a/b", /^FAILED {2}settings: PORT .*\n {8}HOST .*\n$/],
  ["PORT=4321 # of the proxy", /^FAILED {2}settings: Line 1 of \.env is read differently/],
])("with --settings only the settings are read, here %j", async (text, says) => {
  const folder = project();
  writeFileSync(join(folder, ".env"), text);
  const { code, stdout, stderr } = await doctor(folder, {}, "--settings");
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(says);
  writeFileSync(join(folder, ".env"), readFileSync(".env.example"));
  const right = await doctor(folder, {}, "--settings");
  expect(right).toEqual({ code: 0, stdout: "ok      settings: log mode\n", stderr: "" });
});
