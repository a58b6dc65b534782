import { describe, expect, it, onTestFinished, vi } from "vitest";
import { KEY_FIELD } from "../../src/shared/enquiry-request.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { createDeduplicate } from "./deduplicate.ts";

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
    await post({ ...HOME, [KEY_FIELD]: "" });
    expect(delivered).toHaveLength(2);
  });

  it.each([
    ["without a key is recognized by its content", HOME, "", "", 1],
    ["without a key and with another text is new", OTHER, "", "", 2],
    ["with another key is new", HOME, KEY, crypto.randomUUID(), 2],
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

it("what is remembered expires after its window and is limited in number", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deduplicate = createDeduplicate(2);
  const run = async (id: string) => (await deduplicate(id, 1000, async () => {})).isRepeated;
  expect([await run("a"), await run("a")]).toEqual([false, true]);
  vi.advanceTimersByTime(1001);
  expect(await run("a")).toBe(false);
  expect([await run("b"), await run("c"), await run("a")]).toEqual([false, false, false]);
});
