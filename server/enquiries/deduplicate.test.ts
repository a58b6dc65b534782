import { describe, expect, it, onTestFinished, vi } from "vitest";
import { KEY_FIELD } from "../../src/shared/enquiry-request.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { createDeduplicate } from "./deduplicate.ts";
import { DeliveryError } from "./delivery.ts";

const KEY = "6f2b3c1a-9d1e-4c7b-8a52-0c9b1e7d4f60";
const OTHER = { ...HOME, message: "Another text altogether." };

function harness() {
  const fake = fakeDelivery();
  return { ...fake, ...createTestEndpoint([fake.delivery]) };
}

describe("the same enquiry again", () => {
  it("posted by the browser and sent by the script of one form load is delivered only once", async () => {
    const { send, post, delivered } = harness();
    await post({ ...HOME, [KEY_FIELD]: KEY });
    await send({ ...HOME, topic: "a topic" }, { "Idempotency-Key": KEY });
    expect(delivered).toHaveLength(1);
  });

  it("sent again after a reload, within ten minutes, is answered with the first reference", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { send, delivered } = harness();
    const references = [];
    for (const seconds of [0, 599, 2]) {
      vi.advanceTimersByTime(seconds * 1000);
      const answer = await send(HOME, { "Idempotency-Key": crypto.randomUUID() });
      references.push(((await answer.json()) as { reference: string }).reference);
    }
    expect(references[1]).toBe(references[0]);
    expect(references[2]).not.toBe(references[0]);
    // So that a receiver takes the text of another day for another enquiry.
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(2);
  });

  it("sent again after a failure is delivered", async () => {
    let attempts = 0;
    const { delivery, delivered } = fakeDelivery(async () => {
      if (attempts++ === 0) throw new DeliveryError("DATA 452");
    });
    const { send } = createTestEndpoint([delivery]);
    const keys = [{ "Idempotency-Key": KEY }, { "Idempotency-Key": crypto.randomUUID() }];
    expect((await send(HOME, keys[0])).status).toBe(502);
    expect((await send(HOME, keys[1])).status).toBe(201);
    expect(delivered).toHaveLength(1);
  });

  it.each([
    ["without a key is recognized by its content", HOME, "", "", 1],
    ["without a key and with another text is new", OTHER, "", "", 2],
    ["with another key and another topic is new", { ...HOME, topic: "a topic" }, KEY, crypto.randomUUID(), 2],
    ["with the same key and another text is new", OTHER, KEY, KEY, 2],
  ])("%s", async (_, fields, first, second, times) => {
    const { send, delivered } = harness();
    await send(HOME, { "Idempotency-Key": first });
    await send(fields, { "Idempotency-Key": second });
    expect(delivered).toHaveLength(times);
  });

  it("is recognized before the rate limit counts, so that nobody is told that it failed", async () => {
    const { delivery, delivered } = fakeDelivery();
    let counted = 0;
    const { send } = createTestEndpoint([delivery], { limit: async () => (counted++ ? 60_000 : 0) });
    const statuses = [];
    for (const fields of [HOME, HOME, OTHER, HOME]) {
      statuses.push((await send(fields, { "Idempotency-Key": KEY })).status);
    }
    expect(statuses).toEqual([201, 201, 429, 201]);
    expect(delivered).toHaveLength(1);
  });

  it("is refused if its key is not a UUID", async () => {
    const { send } = harness();
    expect((await send(HOME, { "Idempotency-Key": "1" })).status).toBe(400);
    expect((await send({ ...HOME, [KEY_FIELD]: ["1"] })).status).toBe(400);
  });
});

it("what is remembered is limited in number", async () => {
  const deduplicate = createDeduplicate(2);
  const run = async (hash: string) => (await deduplicate([hash], "", async () => {})).isRepeated;
  expect([await run("a"), await run("a")]).toEqual([false, true]);
  expect([await run("b"), await run("c"), await run("a")]).toEqual([false, false, false]);
});
