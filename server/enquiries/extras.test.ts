import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import type { FormMessages } from "../../src/features/enquiry/copy-schema.ts";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { checkExtras } from "./extras.ts";

const NOW = new Date("2026-10-02T10:00Z");
const check = (values: Record<string, unknown>) =>
  checkExtras(values, { now: NOW, office: OFFICE }, ENQUIRY.messages);
const TUESDAY = "2026-10-06T07:00:00.000Z";

describe("the extras of an enquiry", () => {
  it("are trimmed, sorted and deduplicated, and left out if empty", () => {
    const values = {
      topic: " Lead Generation ",
      source: "source newsletter",
      times: ["2026-10-07T07:00:00.000Z", TUESDAY, "2026-10-06T07:00Z"],
    };
    expect(check(values)).toEqual({
      extras: {
        topic: "Lead Generation",
        source: "source newsletter",
        times: [TUESDAY, "2026-10-07T07:00:00.000Z"],
      },
      errors: {},
    });
    expect(check({ topic: "", source: "", times: [] })).toEqual({ extras: {}, errors: {} });
    expect(check({ times: "" })).toEqual({ extras: {}, errors: {} });
  });

  it("times in a form post are read from one field", () => {
    const { extras } = check({ times: `${TUESDAY}, 2026-10-07T07:00Z` });
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
    expect(Object.keys(check({ times }).errors)).toEqual(["times"]);
  });

  it.each<[unknown]>([["x".repeat(201)], ["a\nb"], ["a\u202eb"], ["\ud800"], [7], [["a"]]])(
    "a topic or a source %j is refused",
    (value) => {
      expect(Object.keys(check({ topic: value, source: value }).errors)).toEqual(["topic", "source"]);
    },
  );

  it("never cause an exception, whatever arrives", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { extras, errors } = check({ topic: value, source: value, times: value });
        expect(Object.keys(extras).length + Object.keys(errors).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("the endpoint", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  function harness(messages: Partial<FormMessages> = {}) {
    const fake = fakeDelivery();
    const parts = { messages: { ...ENQUIRY.messages, ...messages } };
    return { ...fake, ...createTestEndpoint([fake.delivery], parts) };
  }

  it("reports a wrong time together with other wrong fields, in the messages of the content", async () => {
    const { send, delivered } = harness({ oneLine: "Only one line", times: "Other times, please" });
    const response = await send({ ...HOME, company: "A\nB", times: ["yesterday"] });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(errors).toEqual({
      company: "Only one line",
      times: "Other times, please",
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
