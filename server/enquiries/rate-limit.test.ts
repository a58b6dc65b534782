import { describe, expect, it, onTestFinished } from "vitest";
import { memoryCounter, type RateCounter, rateLimit } from "./rate-limit.ts";
import { redisCounter } from "./redis-counter.ts";
import { closedPort } from "./testing/mailbox.ts";

describe("a rate limit", () => {
  it("of one address doesn't hold back another, and ends with its minute", async () => {
    let time = 0;
    const limit = rateLimit(
      memoryCounter(() => time),
      2,
    );
    expect([await limit("a"), await limit("a"), await limit("a"), await limit("b")]).toEqual([
      0, 0, 60_000, 0,
    ]);
    time = 59_999;
    expect(await limit("a")).toBe(1);
    time = 60_000;
    expect(await limit("a")).toBe(0);
  });

  it("of all together is 30 times as high, and isn't used up by what was refused", async () => {
    const limit = rateLimit(
      memoryCounter(() => 0),
      1,
    );
    for (let turn = 0; turn < 100; turn++) {
      await limit("loud");
    }
    const waits = [];
    for (let client = 0; client < 30; client++) {
      waits.push(await limit(`client ${client}`));
    }
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  });

  it("takes no more memory than for a number of keys", async () => {
    const counter = memoryCounter(() => 0, 2);
    for (const key of ["a", "b", "c"]) {
      await counter.count(key);
    }
    expect((await counter.count("c")).uses).toBe(2);
    expect((await counter.count("a")).uses).toBe(1);
  });
});

describe("Redis", () => {
  it("that can't be reached is replaced by memory and told once", async () => {
    const warnings: string[] = [];
    const spare = memoryCounter(() => 0);
    const url = `redis://127.0.0.1:${await closedPort()}`;
    const counter = redisCounter(url, spare, (line) => warnings.push(line));
    onTestFinished(() => counter.close());
    expect(await counter.count("a")).toEqual({ uses: 1, endsIn: 60_000 });
    expect(await counter.count("a")).toEqual({ uses: 2, endsIn: 60_000 });
    expect(warnings).toEqual(["Redis can't be reached: rate limits are counted in this process"]);
  });

  const url = process.env["TEST_REDIS_URL"];
  it.skipIf(!url)("shares a count between servers (skipped without TEST_REDIS_URL)", async () => {
    const key = crypto.randomUUID();
    const counters = [1, 2].map(() => redisCounter(url ?? "", memoryCounter(), () => {}));
    onTestFinished(async () => void (await Promise.all(counters.map((counter) => counter.close()))));
    const connected = async (counter: RateCounter) => (await counter.count(`warm-up ${key}`)).uses;
    await expect.poll(async () => (await connected(counters[0] as RateCounter)) > 1).toBe(true);
    await expect.poll(async () => (await connected(counters[1] as RateCounter)) > 2).toBe(true);
    const uses = [];
    for (const counter of [...counters, ...counters]) {
      uses.push((await counter.count(key)).uses);
    }
    expect(uses).toEqual([1, 2, 3, 4]);
    expect((await counters[0]?.count(key))?.endsIn).toBeGreaterThan(50_000);
  });
});
