import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createChecks } from "../../src/shared/enquiry-rules.ts";
import { MESSAGES } from "../../src/shared/enquiry-texts.fixture.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { checkEntry } from "./entry.ts";

const check = (values: Record<string, unknown>) =>
  checkEntry({ ...HOME, ...values }, createChecks(MESSAGES), MESSAGES);

describe("the topic of an enquiry", () => {
  it("is trimmed, and left out if empty", () => {
    expect(check({ topic: " Lead Generation " }).entry).toMatchObject({ topic: "Lead Generation" });
    for (const none of ["", undefined]) expect(check({ topic: none }).entry).not.toHaveProperty("topic");
  });

  it.each<[unknown]>([["x".repeat(201)], ["a\nb"], ["a\u202eb"], ["\ud800"], [7], [["a"]]])(
    "%j is refused",
    (topic) => {
      expect(Object.keys(check({ topic }).errors ?? {})).toEqual(["topic"]);
    },
  );

  it("never causes an exception, whatever arrives", () => {
    fc.assert(
      fc.property(fc.anything(), (topic) => {
        const { entry, errors } = check({ topic });
        expect(entry === undefined).not.toBe(errors === undefined);
      }),
    );
  });
});

describe("the endpoint", () => {
  it("reports a wrong topic together with other wrong fields, in the messages of the content", async () => {
    const { delivery, delivered } = fakeDelivery();
    const messages = { ...MESSAGES, oneLine: "Only one line" };
    const { send } = createTestEndpoint([delivery], { messages });
    const response = await send({ ...HOME, company: "A\nB", callTime: "Mon\nday", topic: 7 });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: 422,
      detail: expect.any(String),
      errors: {
        company: messages.oneLine,
        callTime: messages.oneLine,
        topic: expect.stringContaining("200"),
      },
    });
    expect(delivered).toEqual([]);
  });

  it("treats another time for a call under the same key as a new enquiry", async () => {
    const { delivery, delivered } = fakeDelivery();
    const { send } = createTestEndpoint([delivery]);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const times = ["Mondays, CET", "Mondays, CET", "Tuesdays, CET"];
    for (const callTime of times) await send({ ...HOME, callTime }, key);
    expect(delivered.map(({ callTime }) => callTime)).toEqual(["Mondays, CET", "Tuesdays, CET"]);
  });
});
