import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeServerFolder } from "../support/child-server.ts";
import { settingsFor, testEnquiries } from "../support/enquiries.ts";
import { type RawResponse, rawRequest } from "../support/raw-request.ts";
import { HOME } from "../support/sample-enquiries.ts";
import { startWrangler, type WebServer } from "../support/web-servers.ts";

/** Starts the Worker of deploy/cloudflare with this limit, in Cloudflare's local runtime. */
async function startWorker(webhook: string, perMinute = 1000): Promise<WebServer> {
  const { folder, remove } = makeServerFolder("delivery");
  cpSync("deploy/cloudflare", join(folder, "deploy/cloudflare"), { recursive: true });
  const config = join(folder, "deploy/cloudflare/wrangler-delivery.jsonc");
  const limits = readFileSync(config, "utf8")
    .replace(`"limit": 10,`, `"limit": ${perMinute},`)
    .replace(`"limit": 300,`, `"limit": ${perMinute * 30},`);
  writeFileSync(config, limits);
  const worker = await startWrangler(config, settingsFor(webhook));
  return { ...worker, stop: () => worker.stop().then(remove) };
}

testEnquiries({ name: "the Worker on Cloudflare", start: startWorker });

test.describe("the Worker on Cloudflare", () => {
  test("serves pages without its settings, and logs which are missing", async () => {
    const worker = await startWorker("");
    try {
      for (const [path, status] of [
        ["/contact", 200],
        ["/no-such-page", 404],
        ["/healthz", 500],
      ] as const) {
        expect((await rawRequest(worker.origin, path)).status, path).toBe(status);
      }
      await expect.poll(() => worker.logs()).toContain("WEBHOOK_URL must be set");
    } finally {
      await worker.stop();
    }
  });

  test("counts visitors by the address that Cloudflare reports", async () => {
    // Delivery fails, because nothing listens there; an enquiry is counted before it is delivered.
    const worker = await startWorker("http://127.0.0.1:9/hook", 1);
    const answers: RawResponse[] = [];
    try {
      for (const address of ["2001:db8::1", "2001:db8::2", "198.51.100.7"]) {
        const headers = { "Content-Type": "application/json", "CF-Connecting-IP": address };
        const request = { method: "POST", headers, body: JSON.stringify(HOME) };
        answers.push(await rawRequest(worker.origin, "/api/enquiries", request));
      }
      expect(answers.map(({ status }) => status)).toEqual([502, 429, 502]);
      expect(answers[1]?.headers["retry-after"]).toBe("60");
    } finally {
      await worker.stop();
    }
  });
});
