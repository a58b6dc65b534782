import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { recordedLog } from "../../tests/support/endpoint.ts";
import { startRedis, type TestRedis, whyNoRedis } from "../../tests/support/redis.ts";
import { createDeduplicate } from "./deduplicate.ts";
import { connectRedis } from "./redis.ts";

const WINDOW_MS = 60_000;

describe.skipIf(whyNoRedis)(`of two servers with one Redis${whyNoRedis ? ` (${whyNoRedis})` : ""}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  /** A server that counts its deliveries, which end when the test says so. */
  async function startServer() {
    const { client, run } = connectRedis(new URL(redis.url), recordedLog().log);
    onTestFinished(() => client.disconnect());
    await expect.poll(() => client.status).toBe("ready");
    const commands = vi.spyOn(client, "sendCommand");
    const deduplicate = createDeduplicate({ client, run });
    const deliveries: { succeed: () => void; fail: (error: Error) => void }[] = [];
    const send = (id: string) =>
      deduplicate(
        id,
        WINDOW_MS,
        () => new Promise<void>((succeed, fail) => void deliveries.push({ succeed, fail })),
      );
    return { client, deliveries, commands, send };
  }

  /** Lets the first server deliver an enquiry, for which the second one waits. */
  async function startBoth() {
    const id = crypto.randomUUID();
    const [first, second] = [await startServer(), await startServer()];
    const sent = first.send(id);
    await expect.poll(() => first.deliveries).toHaveLength(1);
    const waiting = second.send(id);
    // It asks again and again.
    await expect.poll(() => second.commands.mock.calls.length).toBeGreaterThan(5);
    expect(second.deliveries).toEqual([]);
    return { id, first, second, sent, waiting, key: `enquiries:delivery:${id}` };
  }

  it("one waits while the other delivers, and doesn't deliver again", async () => {
    const { first, second, sent, waiting } = await startBoth();
    first.deliveries[0]?.succeed();
    expect([await sent, await waiting]).toEqual([{ isRepeated: false }, { isRepeated: true }]);
    expect(second.deliveries).toEqual([]);
  });

  it("one tries itself when the other has failed", async () => {
    const { first, second, sent, waiting } = await startBoth();
    first.deliveries[0]?.fail(new Error("452"));
    await expect(sent).rejects.toThrow("452");
    await expect.poll(() => second.deliveries).toHaveLength(1);
    second.deliveries[0]?.succeed();
    expect(await waiting).toEqual({ isRepeated: false });
  });

  it("one keeps what it accepted, if the other, suspended meanwhile, fails", async () => {
    const { id, first, second, sent, waiting, key } = await startBoth();
    redis.ask("del", key);
    await expect.poll(() => second.deliveries).toHaveLength(1);
    second.deliveries[0]?.succeed();
    await waiting;
    first.deliveries[0]?.fail(new Error("452"));
    await expect(sent).rejects.toThrow("452");
    expect(await first.send(id)).toEqual({ isRepeated: true });
  });

  it("one gives up after 22 s, within the limit of a request", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { first, second, sent, waiting, key } = await startBoth();
    expect(Number(redis.ask("pttl", key))).toBeGreaterThan(20_000);
    vi.advanceTimersByTime(22_000);
    await expect(waiting).rejects.toMatchObject({ status: 504 });
    expect(second.deliveries).toEqual([]);
    first.deliveries[0]?.succeed();
    await sent;
  });

  it("one delivers alone if Redis fails while it waits", async () => {
    const { first, second, sent, waiting } = await startBoth();
    second.client.disconnect();
    await expect.poll(() => second.deliveries).toHaveLength(1);
    for (const { deliveries } of [first, second]) deliveries[0]?.succeed();
    expect(await Promise.all([sent, waiting])).toEqual([{ isRepeated: false }, { isRepeated: false }]);
  });

  it("none waits for itself after a failure that Redis didn't learn of", async () => {
    const server = await startServer();
    const id = crypto.randomUUID();
    const failed = server.send(id);
    await expect.poll(() => server.deliveries).toHaveLength(1);
    vi.spyOn(server.client, "eval").mockRejectedValueOnce(new Error("Command timed out"));
    server.deliveries[0]?.fail(new Error("452"));
    await expect(failed).rejects.toThrow("452");
    server.client.emit("ready");
    redis.ask("pexpire", `enquiries:delivery:${id}`, "10000");
    const again = server.send(id);
    await expect.poll(() => server.deliveries).toHaveLength(2);
    expect(Number(redis.ask("pttl", `enquiries:delivery:${id}`))).toBeGreaterThan(20_000);
    server.deliveries[1]?.succeed();
    expect(await again).toEqual({ isRepeated: false });
  });
});
