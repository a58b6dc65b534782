import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/schema.ts";
import { createSmtpEndpoint, testMailbox } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";

const BODIES = 10_000;
/** How many are sent at once; fewer than may be in flight. */
const BATCH = 80;
/** Contained in many values; must not occur in the log. */
const MARK = "zqx7mark";

interface Attempt {
  body: BodyInit;
  headers: Record<string, string>;
}

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

/** Strings used in attempts to inject mail headers. */
const smuggled = fc.constantFrom(
  "\r\nBcc: all@example.com",
  "\nSubject: other",
  "\r\n\r\n<html>",
  "\r\n.\r\nMAIL FROM:<x@example.com>",
  "=?utf-8?q?=0D=0ABcc:_x=40example.com?=",
  "\u0000",
  "\u0085",
  "\u2028Bcc: x@example.com",
  "\ud800",
  "\u202e",
  "> <x@example.com",
  ", x@example.com",
);
const value = fc.oneof(
  fc.constantFrom("Mari", "mari@example.com", "Näidis OÜ", "鈴木一朗", "We sell software to banks."),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .tuple(fc.string({ maxLength: 20 }), smuggled, fc.string({ maxLength: 20 }))
    .map((parts) => MARK + parts.join("")),
  fc.jsonValue(),
);
const email = fc.oneof(
  { weight: 3, arbitrary: fc.constant("mari@example.com") },
  fc.emailAddress(),
  fc.tuple(fc.string({ maxLength: 8 }), smuggled).map(([text, tail]) => `${text}${tail}@example.com`),
  smuggled.map((tail) => `mari@example.com${tail}`),
  value,
);
/** Enquiries with some values replaced, and sometimes with fields that the form doesn't show. */
const nearly = fc.constantFrom(HOME, CONTACT).chain((valid) => {
  const fields = Object.entries(valid).map(([key, text]) => {
    const usual = { weight: key === "form" ? 20 : 2, arbitrary: fc.constant(text) };
    return [key, key === "email" ? email : fc.oneof(usual, value)];
  });
  const hidden = { elapsed: value, [HONEYPOT_FIELD]: value };
  return fc.record(
    { ...Object.fromEntries(fields), ...hidden },
    { requiredKeys: Object.keys(valid).slice(0, -1) },
  ) as fc.Arbitrary<Record<string, unknown>>;
});
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  nearly.map((fields) => ({ body: JSON.stringify(fields), headers: JSON_TYPE })),
  nearly.map((fields) => {
    const texts = Object.entries(fields).map(([key, value]) => [key, asText(value)]);
    return { body: new URLSearchParams(texts).toString(), headers: FORM_TYPE };
  }),
  fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(JSON_TYPE, FORM_TYPE, {}))
    .map(([body, headers]) => ({ body: new Uint8Array(body), headers })),
);

it(`${BODIES} bodies of any kind cause no crash and no mail header that we didn't write`, async () => {
  const mailbox = await testMailbox();
  const { app, lines, events } = createSmtpEndpoint(`smtp://127.0.0.1:${mailbox.port}`);
  let answers = 0;
  const send = async ({ body, headers }: Attempt) => {
    const response = await app.request("http://localhost/api/enquiries", { method: "POST", body, headers });
    expect(response.status).toBeLessThan(500);
    answers += 1;
  };

  const batch = fc.array(attempt, { minLength: BATCH, maxLength: BATCH, size: "max" });
  const property = fc.asyncProperty(batch, async (attempts) => {
    await Promise.all(attempts.map(send));
  });
  await fc.assert(property, { numRuns: Math.ceil(BODIES / BATCH), endOnFailure: true });

  expect(answers).toBeGreaterThanOrEqual(BODIES);
  expect(events.filter(({ event }) => event === "error")).toEqual([]);
  expect(lines.join("")).not.toContain(MARK);
  expect(mailbox.mails.length).toBeGreaterThan(100);
  for (const raw of mailbox.mails) {
    const mail = await PostalMime.parse(raw);
    const names = mail.headers.map(({ key }) => key).sort();
    expect(names.filter((name) => name !== "content-transfer-encoding")).toEqual([
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
    ]);
    expect(mail).toMatchObject({
      from: { address: "website@example.com" },
      to: [{ address: "sales@example.com" }],
      replyTo: [expect.anything()],
      attachments: [],
    });
    expect(mail.subject).toMatch(
      /^(\[possible spam\] )?Inquiry (from .{1,60} )?\[[2-9A-Z]{4}-[2-9A-Z]{4}\]$/u,
    );
  }
});
