import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { DELIVERY_MS, REQUEST_MS } from "../../src/shared/enquiry-request.ts";
import { makeServerFolder } from "../../tests/support/child-server.ts";
import { startTestServer, testMailbox } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startRedis, type TestRedis, whyNoRedis } from "../../tests/support/redis.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const { folder, remove } = makeServerFolder("delivery");
afterAll(remove);

/** Starts two servers with one mailbox and this Redis. */
async function startTwo(redis: string, perMinute = "10") {
  const mailbox = await testMailbox();
  const start = () =>
    startTestServer(folder, { REDIS_URL: redis, RATE_LIMIT_PER_MINUTE: perMinute }, mailbox);
  const [first, second] = await Promise.all([start(), start()]);
  return { mailbox, first, second };
}

async function send(url: string, key: string, name = HOME.name) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const body = JSON.stringify({ ...HOME, name });
  return await fetch(`${url}/api/enquiries`, { method: "POST", headers, body });
}

describe.skipIf(whyNoRedis)(`two servers with one Redis${whyNoRedis ? ` (${whyNoRedis})` : ""}`, () => {
  let redis: TestRedis;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.stop());

  it("deliver an enquiry once if its retry reaches the other server", async () => {
    const { mailbox, first, second } = await startTwo(redis.url);
    await redis.connected(2);
    const key = crypto.randomUUID();
    const answers = [await send(first.url, key), await send(second.url, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[1]?.json()).toEqual(await answers[0]?.json());
    await expect.poll(second.output).toContain('"event":"repeated"');
    expect(mailbox.mails).toHaveLength(1);
  });

  it("deliver an enquiry once that reaches both at the same moment, 100 times of 100", async () => {
    const { mailbox, first, second } = await startTwo(redis.url, "1000");
    await redis.connected(2);
    const keys = Array.from({ length: 100 }, () => crypto.randomUUID());
    const answers = await Promise.all(keys.flatMap((key) => [send(first.url, key), send(second.url, key)]));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(mailbox.mails).toHaveLength(100);
  });

  it("lose nothing if one of them is killed while the other waits for it", async () => {
    const { mailbox, first, second } = await startTwo(redis.url);
    await redis.connected(2);
    let held = 0;
    mailbox.beforeAccept = () => {
      held += 1;
      return held === 1 ? new Promise(() => {}) : Promise.resolve();
    };
    const key = crypto.randomUUID();
    const cutOff = send(first.url, key).catch(() => "cut off");
    await expect.poll(() => held).toBe(1);
    const answer = send(second.url, key);
    await first.stop("SIGKILL");
    expect(await cutOff).toBe("cut off");
    const [claim = ""] = redis.ask("keys", "enquiries:delivery:*").split("\n");
    const lasts = Number(redis.ask("pttl", claim));
    expect(lasts).toBeGreaterThan(DELIVERY_MS - 5_000);
    expect(lasts).toBeLessThan(REQUEST_MS - 1_000);
    redis.ask("pexpire", claim, "1");
    expect((await answer).status).toBe(201);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("deliver an enquiry that failed at one of them at the other", async () => {
    const { mailbox, first, second } = await startTwo(redis.url);
    await redis.connected(2);
    mailbox.nextError = () => "550 at RCPT";
    const key = crypto.randomUUID();
    expect((await send(first.url, key)).status).toBe(502);
    mailbox.nextError = () => undefined;
    expect((await send(second.url, key)).status).toBe(201);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("share the rate limit, which doesn't count an enquiry again", async () => {
    const { first, second } = await startTwo(redis.url, "2");
    await redis.connected(2);
    const keys = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
    const statuses = [];
    for (const [server, key] of [
      [first, keys[0]],
      [second, keys[0]],
      [second, keys[1]],
      [first, keys[2]],
      [first, keys[1]],
    ] as const) {
      statuses.push((await send(server.url, key)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 201]);
  });

  it("go on alone while it is down", async () => {
    const { mailbox, first, second } = await startTwo(redis.url);
    await redis.connected(2);
    expect((await send(first.url, crypto.randomUUID(), "First")).status).toBe(201);
    redis.stop();
    const key = crypto.randomUUID();
    expect([(await send(second.url, key)).status, (await send(second.url, key)).status]).toEqual([201, 201]);
    await expect.poll(second.output).toContain('"event":"redis-unreachable"');
    expect(mailbox.mails).toHaveLength(2);
  });
});

it("a Redis that is down from the start is logged once and replaced by memory", async () => {
  const { mailbox, first } = await startTwo(`redis://127.0.0.1:${await freePort()}`, "2");
  const key = crypto.randomUUID();
  const statuses = [];
  for (const each of [key, key, crypto.randomUUID(), crypto.randomUUID()]) {
    statuses.push((await send(first.url, each)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(mailbox.mails).toHaveLength(2);
  await expect.poll(() => first.output().match(/redis-unreachable/g)).toHaveLength(1);
});
