import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

function harness(parts: Parameters<typeof createTestEndpoint>[1] = {}) {
  const fake = fakeDelivery();
  return { ...fake, ...createTestEndpoint([fake.delivery], parts) };
}

describe("a body that can't be read", () => {
  it("is refused unread if its declared length is over the limit", async () => {
    const { send } = harness();
    expect((await send(HOME, { "Content-Length": "65537" })).status).toBe(413);
  });

  it("is counted while it is read if it declares no length", async () => {
    const { app } = harness();
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode("x".repeat(1024)));
      },
    });
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await app.request("http://localhost/api/enquiries", init)).status).toBe(413);
    expect(pulled).toBeLessThan(70);
  });

  it("is given up if it arrives too slowly", async () => {
    const { app, events } = harness({ requestMs: 20 });
    const headers = { "Content-Type": "application/json" };
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await app.request("http://localhost/api/enquiries", init)).status).toBe(504);
    expect(events).toMatchObject([{ event: "rejected", reason: "too-slow" }]);
  });
});

describe("where Sec-Fetch-Site is missing, Origin decides", () => {
  it.each<[Record<string, string>, number]>([
    [{ Origin: "http://localhost" }, 201],
    [{ Origin: "https://localhost:1234" }, 403],
    [{ Origin: "http://localhost", Host: "www.example.com" }, 403],
  ])("from %j: %i", async (headers, status) => {
    expect((await harness().send(HOME, headers)).status).toBe(status);
  });
});
