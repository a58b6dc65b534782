import { expect, it, onTestFinished, vi } from "vitest";
import { serve } from "../scripts/serve.ts";
import { SITE } from "../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { HOME, posted } from "../tests/support/sample-enquiries.ts";
import worker from "./worker.ts";

vi.mock("../build/build-info.json", () => ({ default: { mode: "delivery", ...SITE } }));

/** A rate limit of the platform: two for each key. */
function limitOfTwo() {
  const counts: Record<string, number> = {};
  return {
    limit: async ({ key }: { key: string }) => {
      counts[key] = (counts[key] ?? 0) + 1;
      return { success: counts[key] <= 2 };
    },
  };
}

it("the Worker's common limit counts all clients together", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { url, close } = await serve(() => new Response(null, { status: 204 }));
  onTestFinished(close);
  const env = {
    ENQUIRY_DELIVERY: "webhook",
    WEBHOOK_URL: url,
    WEBHOOK_FORMAT: "slack",
    ADDRESS_LIMIT: limitOfTwo(),
    COMMON_LIMIT: limitOfTwo(),
    ASSETS: { fetch },
  };
  const statuses = [];
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
    const enquiry = { ...HOME, message: `Hello from ${address}` };
    const request = new Request(`${url}/api/enquiries`, posted(enquiry, { "CF-Connecting-IP": address }));
    statuses.push((await worker.fetch(request, env, { waitUntil: () => {} })).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
