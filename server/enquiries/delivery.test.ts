import { beforeEach, describe, expect, it, vi } from "vitest";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { fakeTimeoutSignals } from "../../tests/support/timeout-signals.ts";
import { DeliveryError } from "./delivery.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  fakeTimeoutSignals();
});

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
      // Set back meanwhile, the wall clock delays no check.
      vi.setSystemTime(0);
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

  it("says after 3 s what it knew, and the check goes on", async () => {
    let pass = () => {};
    const check = () =>
      new Promise<void>((resolve) => {
        pass = resolve;
      });
    const { health } = createTestEndpoint([fakeDelivery(undefined, check).delivery]);
    for (const known of [503, 200]) {
      const asking = health();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await asking).toBe(known);
      await vi.advanceTimersByTimeAsync(16_000);
      pass();
      expect(await health()).toBe(200);
      await vi.advanceTimersByTimeAsync(60_000);
    }
  });

  it("is what was said last: an enquiry accepted during a check counts for more than that check", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const { health, send } = createTestEndpoint([fakeDelivery(undefined, () => promise).delivery]);
    const asking = health();
    await vi.advanceTimersByTimeAsync(1);
    await send(HOME);
    reject(new DeliveryError("CONN ECONNRESET"));
    expect(await asking).toBe(200);
  });

  it("of two destinations is degraded while one is, fails while both are down, and isn't changed by spam", async () => {
    const accept = async () => true;
    const refuseOne = async () => false;
    const fail = () => Promise.reject(new DeliveryError("DATA 554"));
    const bug = () => Promise.reject(new TypeError());
    const acts = { smtp: accept, webhook: accept };
    const destination = (name: "smtp" | "webhook") => fakeDelivery(() => acts[name](), undefined, name);
    const { app, send } = createTestEndpoint([destination("smtp").delivery, destination("webhook").delivery]);
    let sent = 0;
    const spam = { [HONEYPOT_FIELD]: "x" };
    for (const [smtp, webhook, fields, expected] of [
      [fail, fail, spam, "200 ok: smtp ok, webhook ok"],
      [accept, fail, {}, "200 degraded: smtp ok, webhook down"],
      [bug, fail, {}, "503 error: smtp down, webhook down"],
      [accept, accept, {}, "200 ok: smtp ok, webhook ok"],
      [refuseOne, accept, spam, "200 ok: smtp ok, webhook ok"],
      [refuseOne, accept, {}, "200 degraded: smtp degraded, webhook ok"],
      [accept, accept, spam, "200 degraded: smtp degraded, webhook ok"],
      [accept, accept, {}, "200 ok: smtp ok, webhook ok"],
    ] as const) {
      Object.assign(acts, { smtp, webhook });
      await send({ ...HOME, message: `This is message ${++sent}.`, ...fields });
      const answer = await app.request("/healthz");
      const { status, delivery } = JSON.parse(await answer.text());
      expect(`${answer.status} ${status}: smtp ${delivery.smtp}, webhook ${delivery.webhook}`).toBe(expected);
    }
  });
});
