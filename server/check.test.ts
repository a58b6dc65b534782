import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeServerFolder } from "../tests/support/child-server.ts";
import { testMailbox } from "../tests/support/endpoint.ts";
import { freePort } from "../tests/support/free-port.ts";
import { deliveringTo } from "../tests/support/mailbox.ts";

let project: ReturnType<typeof makeServerFolder>;
beforeEach(() => {
  project = makeServerFolder("delivery");
});
afterEach(() => project.remove());

/** Runs node server/index.js with these settings in .env. */
async function check(settings: Record<string, string> | string, ...args: string[]) {
  const lines =
    typeof settings === "string"
      ? [settings]
      : Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  writeFileSync(join(project.folder, ".env"), lines.join("\n"));
  const command = ["server/index.js", "--check", ...args];
  const ended = promisify(execFile)(process.execPath, command, { cwd: project.folder });
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return { code, stdout, stderr };
}

describe("node server/index.js --check", () => {
  it("reads the settings in .env, before there is a built site", async () => {
    rmSync(join(project.folder, "dist"), { recursive: true });
    const settings = {
      ENQUIRY_DELIVERY: "webhook",
      WEBHOOK_URL: "http://127.0.0.1",
      WEBHOOK_FORMAT: "slack",
    };
    expect(await check(settings)).toEqual({
      code: 0,
      stdout: "The settings are right: webhook.\n",
      stderr: "",
    });
  });

  it.each([
    ["PORT=x\nHOST=a/b", /^PORT .*\nHOST .*\n$/],
    ["ENQUIRY_DELIVERY=mail", /^ENQUIRY_DELIVERY is “mail”.*\n$/],
    ["PORT=4321 # of the proxy", /^Line 1 of \.env is not read alike.*\n$/],
  ])("ends with 1 if .env has %j, and names each mistake", async (text, stderr) => {
    expect(await check(text)).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(stderr) });
  });

  it("with --deliver also tries each destination", async () => {
    const mailbox = await testMailbox();
    const settings = deliveringTo(mailbox);
    const right = await check(settings, "--deliver");
    expect([right.code, right.stderr]).toEqual([0, ""]);
    expect(right.stdout).toMatch(new RegExp(`\\n127\\.0\\.0\\.1:${mailbox.port} can be reached\\.\\n$`));
    expect(mailbox.mails).toEqual([]);

    const none = await freePort();
    const both = {
      ...settings,
      ENQUIRY_DELIVERY: "webhook,smtp",
      WEBHOOK_URL: `http://127.0.0.1:${none}/secret`,
    };
    const { code, stdout, stderr } = await check({ ...both, WEBHOOK_FORMAT: "slack" }, "--deliver");
    expect(code).toBe(1);
    expect(stdout).toContain(`127.0.0.1:${mailbox.port} can be reached.`);
    expect(stderr).toBe(`127.0.0.1:${none} can't be reached: ECONNREFUSED.\n`);
  });

  it("with --deliver says why a mail server may not answer", async () => {
    const plain = deliveringTo(await testMailbox());
    const SMTP_URL = plain.SMTP_URL.replace("smtp:", "smtps:").replace("//", "//user:hidden@");
    const { code, stderr } = await check({ ...plain, SMTP_URL }, "--deliver");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^127\.0\.0\.1:\d+ can't be reached: (?!.*hidden)CONN .*SSL.*465 is that of smtps:.*\n$/,
    );
  });

  it("with --deliver asks for a site that is built for these settings", async () => {
    const { code, stderr } = await check("ENQUIRY_DELIVERY=", "--deliver");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The site was built for delivery mode.*\n$/);
  });
});
