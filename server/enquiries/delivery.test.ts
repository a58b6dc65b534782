import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { DeliveryError } from "./delivery.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const failing = (error: Error) => fakeDelivery(() => Promise.reject(error)).delivery;
/** A delivery that never ends unless it is aborted. */
const hanging = () =>
  fakeDelivery((signal) => new Promise((_, reject) => signal.addEventListener("abort", reject))).delivery;

describe("of several deliveries", () => {
  it("the first decides the answer; the others follow and are logged, also one that hangs", async () => {
    const copies = [fakeDelivery().delivery, failing(new DeliveryError("HTTP 500")), hanging()];
    const { send, dispatch, events } = createTestEndpoint([fakeDelivery().delivery, ...copies]);
    expect((await send(HOME)).status).toBe(201);
    const closed = dispatch.close();
    await vi.advanceTimersByTimeAsync(DELIVERY_MS);
    await closed;
    expect(events()).toMatchObject([
      { event: "accepted" },
      { event: "copied" },
      { event: "copy-failed", level: "warning", reason: "HTTP 500" },
      { event: "copy-failed", reason: "deadline" },
    ]);
  });

  it("the others get nothing if the first one fails, and the log doesn't quote an unexpected error", async () => {
    const second = fakeDelivery();
    const { send, lines } = createTestEndpoint([failing(new Error(HOME.email)), second.delivery]);
    expect((await send(HOME)).status).toBe(500);
    expect(second.delivered).toEqual([]);
    expect(lines.join()).toContain('"event":"error"');
    expect(lines.join()).not.toContain(HOME.email);
  });
});

it("a delivery that takes longer than 20 s has failed", async () => {
  const { send, events } = createTestEndpoint([hanging()]);
  const sending = send(HOME);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(DELIVERY_MS);
  expect((await sending).status).toBe(502);
  expect(events()).toMatchObject([{ event: "failed", reason: "deadline" }]);
});

describe("health", () => {
  it("fails while the destination can't be reached, which is tried once a minute", async () => {
    let checks = 0;
    const { delivery } = fakeDelivery(undefined, async () => {
      if (checks++ < 2) throw new DeliveryError("CONN ECONNREFUSED");
    });
    const { health, events } = createTestEndpoint([delivery]);
    const statuses = [];
    for (const wait of [0, 59_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      statuses.push(await health());
    }
    expect(statuses).toEqual([503, 503, 503, 200]);
    expect(checks).toBe(3);
    // Only changes are logged.
    expect(events()).toMatchObject([
      { event: "delivery-unreachable", reason: "CONN ECONNREFUSED" },
      { event: "delivery-reachable" },
    ]);
  });

  it("fails after a permanent refusal until an enquiry is accepted; a transient one changes nothing", async () => {
    const outcomes = [new DeliveryError("DATA 451"), new DeliveryError("HTTP 401", true), undefined];
    const { delivery } = fakeDelivery(async () => {
      const error = outcomes.shift();
      if (error) throw error;
    });
    const { send, health } = createTestEndpoint([delivery]);
    const statuses = [];
    while (outcomes.length > 0) {
      await send(HOME);
      await vi.advanceTimersByTimeAsync(600_000);
      statuses.push(await health());
    }
    expect(statuses).toEqual([200, 503, 200]);
  });
});
