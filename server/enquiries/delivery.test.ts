import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery, recordedLog } from "../../tests/support/endpoint.ts";
import { createDeliveryHealth, DeliveryError } from "./delivery.ts";

/** The endpoint with a delivery whose check the test controls. */
function watched(check: () => Promise<void>) {
  let time = 0;
  let checks = 0;
  const { log, events } = recordedLog();
  const { delivery } = fakeDelivery();
  const counted = () => {
    checks += 1;
    return check();
  };
  const deliveryHealth = createDeliveryHealth({ ...delivery, check: counted }, log, () => time, 20);
  const { app } = createTestEndpoint([delivery], { deliveryHealth });
  return {
    events,
    checks: () => checks,
    wait: (ms: number) => {
      time += ms;
    },
    ask: async (path: string) => {
      const response = await app.request(`http://localhost${path}`);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      return { status: response.status, body: await response.json() };
    },
  };
}

describe("health", () => {
  it("is ok while pages are served and reports whether enquiries could be delivered", async () => {
    let reachable = false;
    const check = async () => {
      if (!reachable) throw new DeliveryError("CONN ECONNREFUSED", false);
    };
    const { ask, wait, events } = watched(check);
    const lost = { status: 200, body: { status: "ok", delivery: "unreachable" } };
    expect(await ask("/healthz")).toEqual(lost);
    expect(await ask("/readyz")).toEqual({ status: 200, body: { status: "ok" } });
    wait(60_000);
    expect(await ask("/healthz")).toEqual(lost);
    reachable = true;
    wait(60_000);
    expect(await ask("/healthz")).toEqual({ status: 200, body: { status: "ok", delivery: "ok" } });
    // Only changes are logged.
    expect(events).toEqual([
      { event: "delivery-unreachable", reason: "CONN ECONNREFUSED" },
      { event: "delivery-reachable" },
    ]);
  });

  it("asks the mail server at most once a minute, however often health is requested", async () => {
    const { ask, wait, checks } = watched(async () => {});
    await Promise.all(Array.from({ length: 200 }, () => ask("/healthz")));
    wait(59_999);
    await ask("/healthz");
    expect(checks()).toBe(1);
    wait(1);
    await ask("/healthz");
    expect(checks()).toBe(2);
  });

  it("doesn't wait for a mail server that doesn't answer", async () => {
    const { ask, events } = watched(() => new Promise(() => {}));
    expect(await ask("/healthz")).toMatchObject({ status: 200, body: { delivery: "unreachable" } });
    expect(events).toEqual([{ event: "delivery-unreachable", reason: "deadline" }]);
  });
});
