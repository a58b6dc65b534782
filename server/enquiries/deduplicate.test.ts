import { describe, expect, it, vi } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const OTHER = { ...HOME, message: "Another text altogether." };

function harness(limit?: () => Promise<number>) {
  const fake = fakeDelivery();
  return { ...fake, ...createTestEndpoint([fake.delivery], limit) };
}

describe("the same enquiry again", () => {
  it("with another topic or another text is another one, with an id of its own", async () => {
    const { send, delivered } = harness();
    for (const fields of [HOME, { ...HOME, topic: "a" }, { ...HOME, topic: "b" }, OTHER]) await send(fields);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(4);
  });

  it("within ten minutes has the same reference and isn't delivered; on another day it has another id", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    let elapsed = 0;
    vi.spyOn(performance, "now").mockImplementation(() => elapsed);
    const { send, delivered } = harness();
    const references = new Set();
    for (const [seconds, clock, deliveries] of [
      [1, "2026-01-01T12:00Z", 1],
      // Whatever the wall clock says, which may be set meanwhile.
      [599, "2026-01-01T13:00Z", 1],
      [2, "2026-01-01T11:00Z", 2],
      [24 * 60 * 60, "2026-01-02T11:00Z", 3],
    ] as const) {
      elapsed += seconds * 1000;
      vi.advanceTimersByTime(seconds * 1000);
      vi.setSystemTime(clock);
      references.add(((await (await send(HOME)).json()) as { reference: string }).reference);
      expect(delivered).toHaveLength(deliveries);
    }
    expect(references.size).toBe(1);
    expect(delivered.map(({ id }) => id.slice(0, 10))).toEqual(["2026-01-01", "2026-01-01", "2026-01-02"]);
    expect(delivered[1]?.id).toBe(delivered[0]?.id);
  });

  it("is recognized before the rate limit counts, so that nobody is told that it failed", async () => {
    let counted = 0;
    const { send, delivered } = harness(async () => (counted++ ? 60_000 : 0));
    const statuses = [];
    for (const fields of [HOME, HOME, OTHER, HOME]) statuses.push((await send(fields)).status);
    expect(statuses).toEqual([201, 201, 429, 201]);
    expect(delivered).toHaveLength(1);
  });
});
