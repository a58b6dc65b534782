import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { DeliveryError } from "./delivery.ts";

/** A delivery that ends when the test says so, and the list of those waiting. */
function held() {
  const waiting: (() => void)[] = [];
  const fake = fakeDelivery(() => new Promise((resolve) => void waiting.push(resolve)));
  return { ...fake, waiting };
}

describe("of several deliveries", () => {
  it("the first one decides the answer; the others follow and are logged", async () => {
    const { delivery } = fakeDelivery(() => Promise.reject(new DeliveryError("HTTP 500")));
    const all = [fakeDelivery().delivery, { ...delivery, name: "webhook" }] as const;
    const { send, dispatch, events } = createTestEndpoint(all);
    expect((await send(HOME)).status).toBe(201);
    await dispatch.close();
    expect(events).toMatchObject([
      { event: "accepted" },
      { event: "copy-failed", delivery: "webhook", reason: "HTTP 500" },
    ]);
  });

  it("the others get nothing if the first one fails", async () => {
    const first = fakeDelivery(() => Promise.reject(new Error("mari@example.com")));
    const second = fakeDelivery();
    const { send, lines } = createTestEndpoint([first.delivery, second.delivery]);
    expect((await send(HOME)).status).toBe(502);
    expect(second.delivered).toEqual([]);
    expect(lines.join()).not.toContain("mari@example.com");
  });

  it("one that hangs doesn't block the first", async () => {
    const first = fakeDelivery();
    const { delivery, waiting } = held();
    const all = [first.delivery, { ...delivery, name: "webhook" }] as const;
    const { send, dispatch, events } = createTestEndpoint(all, {}, { maxInFlight: 2, drainMs: 20 });
    for (const name of ["First", "Second", "Third", "Fourth"]) {
      expect((await send({ ...HOME, name })).status).toBe(201);
    }
    expect(waiting).toHaveLength(2);
    expect(first.delivered).toHaveLength(4);
    await dispatch.close();
    const reasons = events.flatMap((event) => (event.event === "copy-failed" ? [event.reason] : []));
    expect(reasons).toEqual(["queue-full", "queue-full", "deadline", "deadline"]);
  });
});

it("more enquiries than may be in flight get 503 at once", async () => {
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

it("a stop cuts off a delivery that takes too long, and reports it as not sent", async () => {
  const { delivery, waiting } = held();
  const { send, dispatch } = createTestEndpoint([delivery], {}, { drainMs: 20 });
  const first = send(HOME);
  await expect.poll(() => waiting.length).toBe(1);
  await dispatch.close();
  expect((await first).status).toBe(504);
});
