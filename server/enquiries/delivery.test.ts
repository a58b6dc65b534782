import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
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

  it("one that hangs takes an equal share of 20 s, then the next gets the enquiry with the same id", async () => {
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

it("a second attempt isn't made if less than 2 s are left", async () => {
  const refusing = fakeDelivery(async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_001));
    throw new DeliveryError("MAIL FROM 451", { canRetry: true });
  });
  // Half of the 20 s is left for the other.
  const { send } = createTestEndpoint([refusing.delivery, fakeDelivery().delivery]);
  const sending = send(HOME);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await sending).status).toBe(201);
  expect(refusing.delivered).toHaveLength(1);
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
      { event: "delivery-down", reason: "CONN ECONNREFUSED" },
      { event: "delivery-up" },
    ]);
  });

  it("fails after a failure that no check sees until an enquiry is accepted", async () => {
    const ours = new DeliveryError("too long", { marksDown: false });
    const steps: [object, Error | undefined, number][] = [
      [{}, ours, 200],
      // No bot rings the alarm.
      [{ [HONEYPOT_FIELD]: "x" }, new DeliveryError("DATA 554"), 200],
      [{}, new DeliveryError("DATA 554"), 503],
      [{}, ours, 503],
      [{}, undefined, 200],
      [{ message: "This ends in a bug of ours." }, new TypeError(), 503],
    ];
    let outcome: Error | undefined;
    const { delivery } = fakeDelivery(async () => {
      if (outcome) throw outcome;
    });
    const { send, health } = createTestEndpoint([delivery]);
    const statuses = [];
    for (const [fields, error] of steps) {
      outcome = error;
      await send({ ...HOME, ...fields });
      await vi.advanceTimersByTimeAsync(600_000);
      statuses.push(await health());
    }
    expect(statuses).toEqual(steps.map(([, , status]) => status));
  });

  it("of several destinations is degraded while some are down or refuse a recipient, and fails while all are down", async () => {
    let failing = ["webhook"];
    let refusing = "";
    const deliveries = (["smtp", "webhook"] as const).map((name) => {
      const deliver = async () => {
        if (failing.includes(name)) throw new DeliveryError("DATA 554");
        return refusing !== name;
      };
      return fakeDelivery(deliver, undefined, name).delivery;
    });
    const { app, send } = createTestEndpoint(deliveries);
    const healthAfter = async (message: string, fields = {}) => {
      await send({ ...HOME, message, ...fields });
      const answer = await app.request("/healthz");
      return [answer.status, await answer.json()];
    };
    const degraded = { smtp: "ok", webhook: "down" };
    expect(await healthAfter("Its copy is lost.")).toEqual([200, { status: "degraded", delivery: degraded }]);
    failing = ["smtp", "webhook"];
    const down = { smtp: "down", webhook: "down" };
    expect(await healthAfter("It is lost.")).toEqual([503, { status: "error", delivery: down }]);
    failing = [];
    const ok = { smtp: "ok", webhook: "ok" };
    expect(await healthAfter("It arrives twice.")).toEqual([200, { status: "ok", delivery: ok }]);
    refusing = "smtp";
    const spam = { [HONEYPOT_FIELD]: "x" };
    expect(await healthAfter("Spam rings no alarm.", spam)).toMatchObject([200, { status: "ok" }]);
    const partly = { smtp: "degraded", webhook: "ok" };
    expect(await healthAfter("Some get it.")).toEqual([200, { status: "degraded", delivery: partly }]);
    refusing = "";
    expect(await healthAfter("Spam ends no alarm.", spam)).toMatchObject([200, { status: "degraded" }]);
    expect(await healthAfter("All get it.")).toEqual([200, { status: "ok", delivery: ok }]);
  });
});
