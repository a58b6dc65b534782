import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { DeliveryError } from "./delivery.ts";

describe("several deliveries", () => {
  it("the first decides, the others follow and are logged", async () => {
    const first = fakeDelivery();
    const second = fakeDelivery(() => Promise.reject(new DeliveryError("HTTP 500", false)));
    const { send, dispatch, events } = createTestEndpoint([
      first.delivery,
      { ...second.delivery, name: "webhook" },
    ]);
    expect((await send(HOME)).status).toBe(201);
    await dispatch.close();
    expect(events).toMatchObject([
      { event: "accepted" },
      { event: "copy-failed", delivery: "webhook", reason: "HTTP 500" },
    ]);
  });

  it("nothing goes to the others where the first has failed", async () => {
    const first = fakeDelivery(() => Promise.reject(new Error("mari@example.com")));
    const second = fakeDelivery();
    const { send, lines } = createTestEndpoint([first.delivery, second.delivery]);
    expect((await send(HOME)).status).toBe(502);
    expect(second.delivered).toEqual([]);
    expect(lines.join()).not.toContain("mari@example.com");
  });
});

/** A delivery that ends when it is told, and how many wait. */
function held() {
  const waiting: (() => void)[] = [];
  const fake = fakeDelivery(() => new Promise((resolve) => void waiting.push(resolve)));
  return { ...fake, waiting };
}

describe("bounds", () => {
  it("a second destination that hangs leaves the first its room", async () => {
    const first = fakeDelivery();
    const { delivery, waiting } = held();
    const { send, dispatch, events } = createTestEndpoint(
      [first.delivery, { ...delivery, name: "webhook" }],
      {},
      { maxInFlight: 2, drainMs: 20 },
    );
    for (const name of ["First", "Second", "Third", "Fourth"]) {
      expect((await send({ ...HOME, name })).status).toBe(201);
    }
    expect(waiting).toHaveLength(2);
    expect(first.delivered).toHaveLength(4);
    await dispatch.close();
    const reasons = events.flatMap((event) => (event.event === "copy-failed" ? [event.reason] : []));
    expect(reasons).toEqual(["queue-full", "queue-full", "deadline", "deadline"]);
  });

  it("beyond what may be in flight the answer is 503 at once", async () => {
    const { delivery, waiting } = held();
    const { send } = createTestEndpoint([delivery], {}, { maxInFlight: 1 });
    const first = send(HOME);
    await expect.poll(() => waiting.length).toBe(1);
    const response = await send({ ...HOME, name: "Another" });
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    waiting[0]?.();
    expect((await first).status).toBe(201);
  });

  it("a delivery that never ends is 504", async () => {
    const { delivery } = held();
    const { send } = createTestEndpoint([delivery], {}, { deliveryMs: 20 });
    expect((await send(HOME)).status).toBe(504);
  });
});

describe("a stop", () => {
  it("takes nothing new and finishes what is in flight", async () => {
    const { delivery, waiting } = held();
    const { send, app, dispatch } = createTestEndpoint([delivery]);
    const first = send(HOME);
    await expect.poll(() => waiting.length).toBe(1);
    const closed = dispatch.close();
    expect((await send({ ...HOME, name: "Another" })).status).toBe(503);
    expect((await app.request("http://localhost/readyz")).status).toBe(503);
    expect((await app.request("http://localhost/healthz")).status).toBe(200);
    waiting[0]?.();
    expect((await first).status).toBe(201);
    await closed;
  });

  it("cuts off what takes too long, which then was not sent", async () => {
    const { delivery, waiting } = held();
    const { send, dispatch } = createTestEndpoint([delivery], {}, { drainMs: 20 });
    const first = send(HOME);
    await expect.poll(() => waiting.length).toBe(1);
    await dispatch.close();
    expect((await first).status).toBe(504);
  });
});
