import { expect, it, onTestFinished, vi } from "vitest";
import { serve } from "../scripts/serve.ts";
import {
  FAILURE,
  MAIL_COPY,
  MESSAGES,
} from "../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { HOME } from "../tests/support/sample-enquiries.ts";
import worker from "./worker.ts";

vi.mock("../build/build-info.json", () => ({
  default: {
    mode: "delivery",
    host: "www.example.com",
    messages: MESSAGES,
    failure: FAILURE,
    mail: MAIL_COPY,
  },
}));

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
    const request = new Request(`${url}/api/enquiries`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
      body: JSON.stringify({ ...HOME, message: `Hello from ${address}` }),
    });
    statuses.push((await worker.fetch(request, env, { waitUntil: () => {} })).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
