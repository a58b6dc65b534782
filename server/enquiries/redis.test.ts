import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
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

  it("share the rate limit", async () => {
    const { first, second } = await startTwo(redis.url, "2");
    await redis.connected(2);
    const statuses = [];
    for (const server of [first, second, first]) {
      statuses.push((await send(server.url, crypto.randomUUID())).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
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
  for (const _ of [1, 2, 3]) statuses.push((await send(first.url, key)).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect(mailbox.mails).toHaveLength(1);
  await expect.poll(() => first.output().match(/redis-unreachable/g)).toHaveLength(1);
});
