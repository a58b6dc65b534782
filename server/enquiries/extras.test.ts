import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { checkExtras } from "./extras.ts";

const NOW = new Date("2026-10-02T10:00Z");
const CLOCK = { now: NOW, office: OFFICE };
const TUESDAY = "2026-10-06T07:00:00.000Z";

describe("the extras of an enquiry", () => {
  it("are trimmed, sorted and deduplicated, and left out if empty", () => {
    const values = {
      topic: " Lead Generation ",
      source: "source newsletter",
      times: ["2026-10-07T07:00:00.000Z", TUESDAY, "2026-10-06T07:00Z"],
    };
    expect(checkExtras(values, CLOCK)).toEqual({
      extras: {
        topic: "Lead Generation",
        source: "source newsletter",
        times: [TUESDAY, "2026-10-07T07:00:00.000Z"],
      },
      errors: {},
    });
    expect(checkExtras({ topic: "", source: "", times: [] }, CLOCK)).toEqual({ extras: {}, errors: {} });
    expect(checkExtras({ times: "" }, CLOCK)).toEqual({ extras: {}, errors: {} });
  });

  it("times in a form post are read from one field", () => {
    const { extras } = checkExtras({ times: `${TUESDAY}, 2026-10-07T07:00Z` }, CLOCK);
    expect(extras.times).toEqual([TUESDAY, "2026-10-07T07:00:00.000Z"]);
  });

  it.each<[string, unknown]>([
    ["in the past", ["2026-10-01T07:00:00.000Z"]],
    ["at this moment", ["2026-10-02T10:00:00.000Z"]],
    ["before the office opens", ["2026-10-06T05:59:00.000Z"]],
    ["that ends after it closes", ["2026-10-06T13:31:00.000Z"]],
    ["on a Saturday", ["2026-10-03T07:00:00.000Z"]],
    ["on Christmas Eve", ["2026-12-24T08:00:00.000Z"]],
    ["years ahead", ["2029-10-02T07:00:00.000Z"]],
    ["on a day that does not exist", ["2026-02-30T07:00:00.000Z"]],
    ["in another zone", ["2026-10-06T10:00:00+03:00"]],
    ["without a zone", ["2026-10-06T10:00"]],
    ["with a line break", [`${TUESDAY}\r\nX`]],
    ["of another type", [1_790_000_000_000]],
    ["that is not in a list", { 0: TUESDAY }],
    ["together with three others", [TUESDAY, TUESDAY, TUESDAY, TUESDAY]],
  ])("a time %s is refused", (_, times) => {
    expect(Object.keys(checkExtras({ times }, CLOCK).errors)).toEqual(["times"]);
  });

  it.each<[unknown]>([["x".repeat(201)], ["a\nb"], ["a\u202eb"], ["\ud800"], [7], [["a"]]])(
    "a topic or a source %j is refused",
    (value) => {
      expect(Object.keys(checkExtras({ topic: value, source: value }, CLOCK).errors)).toEqual([
        "topic",
        "source",
      ]);
    },
  );

  it("never cause an exception, whatever arrives", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { extras, errors } = checkExtras({ topic: value, source: value, times: value }, CLOCK);
        expect(Object.keys(extras).length + Object.keys(errors).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("the endpoint", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  function harness() {
    const fake = fakeDelivery();
    return { ...fake, ...createTestEndpoint([fake.delivery]) };
  }

  it("delivers them with the enquiry", async () => {
    const { send, delivered } = harness();
    const extras = { topic: "Lead Generation", source: "campaign spring", times: [TUESDAY] };
    expect((await send({ ...HOME, ...extras })).status).toBe(201);
    expect(delivered).toMatchObject([extras]);
  });

  it("reports a wrong time together with other wrong fields", async () => {
    const { send, delivered } = harness();
    const response = await send({ ...HOME, company: "A\nB", times: ["yesterday"] });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(errors).toEqual({
      company: "Line breaks and control characters are not allowed here",
      times: "Please propose at most 3 times in the future, in our office hours",
    });
    expect(delivered).toEqual([]);
  });

  it("treats another time under the same key as a new enquiry", async () => {
    const { send, delivered } = harness();
    const key = { "Idempotency-Key": "6f2b3c1a-9d1e-4c7b-8a52-0c9b1e7d4f60" };
    await send({ ...HOME, times: [TUESDAY] }, key);
    await send({ ...HOME, times: [TUESDAY] }, key);
    await send({ ...HOME, times: ["2026-10-07T07:00:00.000Z"] }, key);
    expect(delivered).toHaveLength(2);
  });
});
