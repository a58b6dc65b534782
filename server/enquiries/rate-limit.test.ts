import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { createRateLimit } from "./rate-limit.ts";

function endpoint(perMinute: number) {
  const fake = fakeDelivery();
  let client = "";
  const parts = { limit: createRateLimit(perMinute), clientOf: () => client };
  return {
    ...fake,
    ...createTestEndpoint([fake.delivery], parts),
    from: (address: string) => {
      client = address;
    },
  };
}

describe("a rate limit in memory", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("counts each address separately and ends after a minute", async () => {
    const wait = createRateLimit(2);
    expect([await wait("a"), await wait("a"), await wait("a"), await wait("b")]).toEqual([0, 0, 60_000, 0]);
    vi.advanceTimersByTime(59_999);
    expect(await wait("a")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await wait("a")).toBe(0);
  });

  it("is 30 times as high for all together; what exceeds one address's limit doesn't count there", async () => {
    const wait = createRateLimit(1);
    for (let turn = 0; turn < 100; turn++) {
      await wait("loud");
    }
    const waits = [];
    for (let client = 0; client < 30; client++) {
      waits.push(await wait(`client ${client}`));
    }
    expect(waits.filter((ms) => ms > 0)).toHaveLength(1);
  });

  it("lets through only that many from any number of addresses, and remembers few of them", async () => {
    const timers = vi.getTimerCount();
    const wait = createRateLimit(10);
    let passed = 0;
    for (let client = 0; client < 20_000; client++) {
      if ((await wait(`client ${client}`)) === 0) passed += 1;
    }
    expect(passed).toBe(300);
    // The library sets a timer for each key.
    expect(vi.getTimerCount() - timers).toBeLessThan(310);
    vi.advanceTimersByTime(60_000);
    expect(await wait("late")).toBe(0);
  });
});

describe("at the endpoint", () => {
  it("junk locks nobody out, whether it comes from their own address or from others", async () => {
    const { send, post, from, delivered } = endpoint(1);
    for (let turn = 0; turn < 100; turn++) {
      from(`2001:db8:0:${turn}::/64`);
      await send("");
      await send("{}");
      await send({ ...HOME, email: "x" });
      await send(HOME, { "Sec-Fetch-Site": "cross-site" });
      await send(HOME, { "Idempotency-Key": "x" });
      await post({ ...CONTACT, message: "x".repeat(200_000) });
    }
    expect((await send(HOME)).status).toBe(201);
    from("192.0.2.1");
    expect((await send(HOME)).status).toBe(201);
    // The repetition is not delivered again.
    expect(delivered).toHaveLength(1);
  });
});
