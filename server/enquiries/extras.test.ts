import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { checkExtras } from "./extras.ts";

const NOW = new Date("2026-10-02T10:00Z");
const check = (values: Record<string, unknown>) =>
  checkExtras(values, { now: NOW, office: OFFICE }, ENQUIRY.messages);
const [TUESDAY, WEDNESDAY] = ["2026-10-06T07:00:00.000Z", "2026-10-07T07:00:00.000Z"];

describe("the extras of an enquiry", () => {
  it("are trimmed, sorted and deduplicated, and left out if empty", () => {
    const texts = { topic: "Lead Generation", source: "source newsletter" };
    const times = [WEDNESDAY, TUESDAY, "2026-10-06T07:00Z"];
    const expected = { extras: { ...texts, times: [TUESDAY, WEDNESDAY] }, errors: {} };
    expect(check({ ...texts, topic: " Lead Generation ", times })).toEqual(expected);
    // A form post has them in one field.
    expect(check({ ...texts, times: `${TUESDAY}, 2026-10-07T07:00Z` })).toEqual(expected);
    for (const none of ["", []]) {
      expect(check({ topic: "", source: "", times: none })).toEqual({ extras: {}, errors: {} });
    }
  });

  it.each<[string, unknown]>([
    ["at this moment", ["2026-10-02T10:00:00.000Z"]],
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

  it("reports a wrong time together with other wrong fields, in the messages of the content", async () => {
    const { delivery, delivered } = fakeDelivery();
    const own = { oneLine: "Only one line", times: "Other times, please" };
    const { send } = createTestEndpoint([delivery], { messages: { ...ENQUIRY.messages, ...own } });
    const response = await send({ ...HOME, company: "A\nB", times: ["yesterday"] });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { company: own.oneLine, times: own.times } });
    expect(delivered).toEqual([]);
  });

  it("treats another time under the same key as a new enquiry", async () => {
    const { delivery, delivered } = fakeDelivery();
    const { send } = createTestEndpoint([delivery]);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (const time of [TUESDAY, TUESDAY, WEDNESDAY]) await send({ ...HOME, times: [time] }, key);
    expect(delivered).toHaveLength(2);
  });
});
