import { expect, test } from "@playwright/test";
import { startBehind, startWorker } from "../support/delivery-servers.ts";
import { testEnquiries } from "../support/enquiries.ts";
import { rawRequest } from "../support/raw-request.ts";
import { HOME } from "../support/sample-enquiries.ts";
import { missing, startCaddy, startNginx, WRANGLER } from "../support/web-servers.ts";

testEnquiries({
  name: "the server behind nginx",
  start: startBehind(startNginx),
  missing: () => missing("nginx", ["-v"]),
});
testEnquiries({
  name: "the server behind Caddy",
  start: startBehind(startCaddy),
  missing: () => missing("caddy", ["version"]),
});
testEnquiries({
  name: "the Worker on Cloudflare",
  start: startWorker,
  missing: missingWrangler,
});

test.describe("the Worker on Cloudflare", () => {
  const reason = missingWrangler();
  test.skip(Boolean(reason), reason);

  test("serves pages without its settings, and logs which are missing", async () => {
    const worker = await startWorker("", 10);
    try {
      expect((await rawRequest(worker.origin, "/contact")).status).toBe(200);
      expect((await rawRequest(worker.origin, "/no-such-page")).status).toBe(404);
      expect((await rawRequest(worker.origin, "/healthz")).status).toBe(500);
      await expect.poll(() => worker.logs()).toContain("WEBHOOK_URL must be set");
    } finally {
      await worker.stop();
    }
  });

  test("counts visitors by the address that Cloudflare reports", async () => {
    // Delivery fails, because nothing listens there; an enquiry is counted before it is delivered.
    const worker = await startWorker("http://127.0.0.1:9/hook", 1);
    const from = async (address: string) => {
      const headers = { "Content-Type": "application/json", "CF-Connecting-IP": address };
      const request = { method: "POST", headers, body: JSON.stringify(HOME) };
      return (await rawRequest(worker.origin, "/api/enquiries", request)).status;
    };
    try {
      expect([await from("2001:db8::1"), await from("2001:db8::2"), await from("198.51.100.7")]).toEqual([
        502, 429, 502,
      ]);
    } finally {
      await worker.stop();
    }
  });
});

function missingWrangler(): string | undefined {
  return missing("npx", ["--yes", WRANGLER, "--version"]);
}
