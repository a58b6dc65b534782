import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { fakeTimeoutSignals } from "../../tests/support/timeout-signals.ts";
import { DeliveryError } from "./delivery.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  fakeTimeoutSignals();
});
afterEach(() => void vi.useRealTimers());

const failing = (error: Error) => fakeDelivery(() => Promise.reject(error)).delivery;
/** Never ends unless it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener("abort", reject));
const hanging = () => fakeDelivery(hang).delivery;

describe("of several deliveries", () => {
  it("the first that accepts decides the answer; those not tried yet get their copy, and are logged", async () => {
    const copies = [fakeDelivery().delivery, failing(new DeliveryError("HTTP 500")), hanging()];
    const deliveries = [failing(new DeliveryError("CONN")), fakeDelivery().delivery, ...copies];
    const { send, dispatch, events } = createTestEndpoint(deliveries);
    expect((await send(HOME)).status).toBe(201);
    const closed = dispatch.close();
    await vi.advanceTimersByTimeAsync(20_000);
    await closed;
    expect(events()).toMatchObject([
      { event: "failed", level: "warning", delivery: "smtp", reason: "CONN" },
      { event: "accepted", delivery: "smtp" },
      { event: "copied" },
      { event: "copy-failed", level: "warning", reason: "HTTP 500" },
      { event: "copy-failed", reason: "deadline" },
    ]);
  });

  it("one that hangs takes an equal share of 20 s, then the next gets the enquiry with the same id and reference", async () => {
    const [first, last] = [fakeDelivery(hang), fakeDelivery(undefined, undefined, "webhook")];
    const { send, events } = createTestEndpoint([first.delivery, hanging(), last.delivery, hanging()]);
    const sending = send(HOME);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    const { reference } = (await (await sending).json()) as { reference: string };
    expect(last.delivered).toEqual(first.delivered);
    expect(last.delivered[0]?.reference).toBe(reference);
    // A quarter, and then a third of what is left.
    expect(events()).toMatchObject([
      { event: "failed", reason: "deadline", seconds: 5 },
      { event: "failed", reason: "deadline", seconds: 10 },
      { event: "accepted", delivery: "webhook", seconds: 10, reference },
    ]);
  });

  it("an enquiry that none accepts has failed, and the log doesn't quote an unexpected error", async () => {
    const deliveries = [failing(new DeliveryError("DATA 552")), failing(new Error(HOME.email))];
    const { send, lines, events } = createTestEndpoint(deliveries);
    expect((await send(HOME)).status).toBe(500);
    expect(events().map(({ event }) => event)).toEqual(["failed", "failed", "error"]);
    expect(lines.join()).not.toContain(HOME.email);
  });
});

it("a delivery that takes longer than 20 s has failed", async () => {
  const { send, events } = createTestEndpoint([hanging()]);
  const sending = send(HOME);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(events()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
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

  it("of several destinations names those that are down, and fails only if all are", async () => {
    const down = fakeDelivery(undefined, () => Promise.reject(new DeliveryError("CONN")));
    const { app, events } = createTestEndpoint([
      down.delivery,
      fakeDelivery(undefined, undefined, "webhook").delivery,
    ]);
    const health = await app.request("/healthz");
    expect(await health.json()).toEqual({ status: "ok", delivery: { smtp: "unreachable", webhook: "ok" } });
    expect(events()).toMatchObject([{ event: "delivery-unreachable", delivery: "smtp" }]);
  });
});
