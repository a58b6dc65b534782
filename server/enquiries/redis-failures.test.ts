import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestEndpoint, fakeDelivery, recordedLog } from "../../tests/support/endpoint.ts";
import { startRedis, type TestRedis, whyNoRedis } from "../../tests/support/redis.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { createDeduplicate } from "./deduplicate.ts";
import { createRateLimit } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";

/** Creates the endpoint with the Redis at this address. */
function harness(address: string) {
  const recorded = recordedLog();
  const redis = connectRedis(new URL(address), recorded.log);
  onTestFinished(() => redis.client.disconnect());
  const { delivery, delivered } = fakeDelivery();
  const parts = { deduplicate: createDeduplicate(redis), limit: createRateLimit(10, redis) };
  const endpoint = createTestEndpoint([delivery], parts, {}, recorded);
  /** Sends another enquiry, and returns the status of the answer. */
  const sendNew = async () => {
    const { status } = await endpoint.send(HOME, { "Idempotency-Key": crypto.randomUUID() });
    return status;
  };
  /** What the log says about Redis. */
  const about = () => recorded.events.filter(({ event }) => event.startsWith("redis-"));
  return { redis, delivered, sendNew, about };
}

/** The ways in which Redis fails though it can be reached, and how each begins and ends. */
const FAILURES: [string, string, (redis: TestRedis) => void, (redis: TestRedis) => void][] = [
  ["hangs", "Command timed out", (redis) => redis.signal("SIGSTOP"), (redis) => redis.signal("SIGCONT")],
  [
    "is full",
    "OOM",
    (redis) => redis.ask("config", "set", "maxmemory", "1"),
    (redis) => redis.ask("config", "set", "maxmemory", "0"),
  ],
  [
    "is read-only",
    "READONLY",
    (redis) => redis.ask("replicaof", "127.0.0.1", "1"),
    (redis) => redis.ask("replicaof", "no", "one"),
  ],
];

describe.skipIf(whyNoRedis)(`a Redis that fails${whyNoRedis ? ` (${whyNoRedis})` : ""}`, () => {
  it.each(FAILURES)("because it %s is logged once and left alone for 5 s", async (_, reason, fail, mend) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const server = await startRedis();
    onTestFinished(() => {
      vi.useRealTimers();
      server.stop();
    });
    const { redis, delivered, sendNew, about } = harness(server.url);
    await expect.poll(() => redis.client.status).toBe("ready");
    fail(server);
    expect(await sendNew()).toBe(201);
    expect(about()).toEqual([{ event: "redis-unreachable", reason }]);

    const commands = vi.spyOn(redis.client, "sendCommand");
    expect([await sendNew(), await sendNew()]).toEqual([201, 201]);
    vi.advanceTimersByTime(5_000);
    expect(commands).not.toHaveBeenCalled();
    expect(await sendNew()).toBe(201);
    expect(commands).toHaveBeenCalled();
    expect(about()).toHaveLength(1);

    mend(server);
    vi.advanceTimersByTime(5_000);
    expect(await sendNew()).toBe(201);
    expect(about().slice(1)).toEqual([{ event: "redis-reachable" }]);
    expect(delivered).toHaveLength(5);
  });
});

it("a Redis that never answers is logged once and replaced by memory", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { delivered, sendNew, about } = harness(
    `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  );
  for (let turn = 0; turn < 10; turn++) expect(await sendNew()).toBe(201);
  expect(await sendNew()).toBe(429);
  expect(delivered).toHaveLength(10);
  await expect.poll(about, { timeout: 5_000 }).toHaveLength(1);
  expect(about()).toMatchObject([{ event: "redis-unreachable" }]);
});
