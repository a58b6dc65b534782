import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../src/shared/enquiry-fields.ts";
import { checkEnquiry, withAsciiDomain } from "../../src/shared/enquiry-rules.ts";
import { MAIL_TEXTS, MESSAGES } from "../../src/shared/enquiry-texts.fixture.ts";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { hashOf } from "./deduplicate.ts";
import { checkEntry } from "./entry.ts";
import { textOf } from "./mail.ts";

const VALID = { home: HOME, contact: CONTACT };
const FIELDS = (["home", "contact"] as const).flatMap((form) =>
  fieldsOf(form).map((field) => ({ form, ...field })),
);
const check = (values: Record<string, unknown>) => checkEntry({ ...HOME, ...values }, MESSAGES);

describe("the topic of an enquiry", () => {
  it("is normalized, and left out if empty", () => {
    expect(check({ topic: " Lead\nGeneration\u202e " }).entry).toMatchObject({ topic: "Lead Generation" });
    for (const none of ["", undefined]) expect(check({ topic: none }).entry).not.toHaveProperty("topic");
  });

  it.each<[unknown]>([["x".repeat(201)], [7], [["a"]]])("%j is refused", (topic) => {
    expect(Object.keys(check({ topic }).errors ?? {})).toEqual(["topic"]);
  });

  it("never causes an exception, whatever arrives", () => {
    fc.assert(
      fc.property(fc.anything(), (topic) => {
        const { entry, errors } = check({ topic });
        expect(entry === undefined).not.toBe(errors === undefined);
      }),
    );
  });
});

describe.each(FIELDS)("the field $name of the $form form", ({ form, name, required, minLength }) => {
  it("is delivered with its label, and a change of it makes another enquiry", async () => {
    const [one, two] = EXAMPLES[name] ?? [`${name} number 1`, `${name} number 2`];
    const first = entryOf({ ...VALID[form], [name]: one });
    const text = textOf({ ...first, id: "", reference: "" }, MAIL_TEXTS);
    const label = MAIL_TEXTS.labels[form][name];
    expect(text).toContain(name === "message" ? `\n\n${one}` : `${label}: ${one}\n`);
    const second = entryOf({ ...VALID[form], [name]: two });
    expect(await hashOf(second)).not.toBe(await hashOf(first));
  });

  it("has the same rule in the browser and at the endpoint, with and without JavaScript", async () => {
    const { send, post } = createTestEndpoint([fakeDelivery().delivery]);
    await fc.assert(
      fc.asyncProperty(TYPED, async (value) => {
        const values = { ...VALID[form], [name]: value };
        const { enquiry, errors } = checkEnquiry(form, values, MESSAGES);
        const answer = await send(values);
        const posted = await post(values, { Accept: "*/*" });
        expect([answer.status, posted.status]).toEqual(errors ? [422, 422] : [201, 201]);
        if (errors) expect(await answer.json()).toMatchObject({ errors });
        else
          expect(entryOf(values)[name]).toBe(
            name === "email" ? withAsciiDomain(enquiry.email ?? "") : (enquiry[name] ?? ""),
          );
        // The script sends normalized values, and the browser without it what was typed.
        if (enquiry) expect(entryOf({ form, ...enquiry })).toEqual(entryOf(values));
        // What is valid is not refused by the attributes, which browsers without JavaScript check.
        if (!errors && required === "always") expect(value.length).toBeGreaterThanOrEqual(minLength ?? 1);
      }),
      { numRuns: 100 },
    );
  });
});

function entryOf(values: Record<string, unknown>) {
  const { entry, errors } = checkEntry(values, MESSAGES);
  if (!entry) throw new Error(JSON.stringify(errors));
  return entry;
}

const EXAMPLES: Readonly<Record<string, [string, string]>> = {
  email: ["mari@example.com", "peep@example.com"],
  phone: ["+372 555 1234", "+372 555 6789"],
};

/** What people type and paste: any characters, and often those that cause trouble. */
const TYPED = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.emailAddress(),
  fc
    .array(
      fc.constantFrom(
        ..."ab 1\t\n\r\u0000\u0085\u00a0\u00ad\u200b\u200c\u200d\u200e\u202e\u2028\u2060\u3000\u3164\ufeff\ud83d\ude00",
        "\ud800",
        "＠",
        "。",
        "٠",
        "é",
        "e\u0301",
        "李",
        "ก",
        "@example.com",
        "mari@почта.рф",
        "=?utf-8?q?x?=",
        "<script>",
        "&",
        "+",
        "%0d%0a",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

describe("the endpoint", () => {
  it("reports a wrong topic together with other wrong fields, in the messages of the content", async () => {
    const { delivery, delivered } = fakeDelivery();
    const messages = { ...MESSAGES, email: "No address" };
    const { send } = createTestEndpoint([delivery], { messages });
    const response = await send({ ...HOME, email: "mari", topic: 7 });
    expect(response.status).toBe(422);
    const errors = { email: messages.email, topic: expect.stringContaining("200") };
    expect(await response.json()).toEqual({ status: 422, detail: expect.any(String), errors });
    expect(delivered).toEqual([]);
  });
});
