import { expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery, recordedLog } from "../../tests/support/endpoint.ts";
import { DeliveryError, watchDelivery } from "./delivery.ts";

/** The endpoint with a delivery whose check the test controls, and whose clock it sets. */
function watched(check: () => Promise<void>) {
  const clock = { time: 0 };
  const { log, events } = recordedLog();
  const { delivery } = fakeDelivery();
  const { health } = watchDelivery({ ...delivery, check }, log, () => clock.time, 20);
  const { app } = createTestEndpoint([delivery], { deliveryHealth: health });
  const ask = async (path: string) => {
    const response = await app.request(`http://localhost${path}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return { status: response.status, body: await response.json() };
  };
  return { events, clock, ask };
}

it("health fails while enquiries can't be delivered; readiness doesn't", async () => {
  let reachable = false;
  const check = async () => {
    if (!reachable) throw new DeliveryError("CONN ECONNREFUSED");
  };
  const { ask, clock, events } = watched(check);
  const lost = { status: 503, body: { status: "error", delivery: "unreachable" } };
  expect(await ask("/healthz")).toEqual(lost);
  expect(await ask("/readyz")).toEqual({ status: 200, body: { status: "ok" } });
  clock.time += 60_000;
  expect(await ask("/healthz")).toEqual(lost);
  reachable = true;
  clock.time += 60_000;
  expect(await ask("/healthz")).toEqual({ status: 200, body: { status: "ok", delivery: "ok" } });
  // Only changes are logged.
  expect(events).toEqual([
    { event: "delivery-unreachable", reason: "CONN ECONNREFUSED" },
    { event: "delivery-reachable" },
  ]);
});

it("health asks the mail server at most once a minute, however often health is requested", async () => {
  let checks = 0;
  const { ask, clock } = watched(async () => void checks++);
  await Promise.all(Array.from({ length: 200 }, () => ask("/healthz")));
  clock.time = 59_999;
  await ask("/healthz");
  expect(checks).toBe(1);
  clock.time = 60_000;
  await ask("/healthz");
  expect(checks).toBe(2);
});

it("health doesn't wait for a mail server that doesn't answer", async () => {
  const { ask, events } = watched(() => new Promise(() => {}));
  expect(await ask("/healthz")).toMatchObject({ status: 503, body: { delivery: "unreachable" } });
  expect(events).toEqual([{ event: "delivery-unreachable", reason: "deadline" }]);
});
