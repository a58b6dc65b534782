import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { HONEYPOT_FIELD } from "../../src/shared/enquiry-request.ts";
import { createSmtpEndpoint, testMailbox } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";

const BODIES = 10_000;
/** Contained in many values; must not occur in the log. */
const MARK = "zqx7mark";

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
  fc.constant(undefined),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .tuple(fc.string({ maxLength: 20 }), smuggled, fc.string({ maxLength: 20 }))
    .map((parts) => MARK + parts.join("")),
  fc.jsonValue(),
);
const address = fc.constantFrom("", "mari", "mari@example.com");
const email = fc.oneof(
  { weight: 3, arbitrary: fc.constant("mari@example.com") },
  fc.emailAddress(),
  fc.tuple(address, smuggled, fc.constantFrom("", "@example.com")).map((parts) => parts.join("")),
);
const names = fc.constantFrom(...Object.keys({ ...HOME, ...CONTACT }), HONEYPOT_FIELD);
/** Enquiries with some values replaced or left out, and sometimes with fields of the other form. */
const nearly = fc
  .tuple(fc.constantFrom(HOME, CONTACT), email, fc.dictionary(names, value, { maxKeys: 4 }))
  .map(([valid, email, replaced]) => ({ ...valid, email, ...replaced }));
const attempt: fc.Arbitrary<RequestInit> = fc.oneof(
  nearly.map((fields) => ({ body: JSON.stringify(fields), headers: JSON_TYPE })),
  nearly.map((fields) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, asText(value)]);
    return { body: new URLSearchParams(texts).toString(), headers: FORM_TYPE };
  }),
  fc.record({
    body: fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
    headers: fc.constantFrom(JSON_TYPE, FORM_TYPE, {}),
  }),
);
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

it(`${BODIES} bodies of any kind cause no crash and no mail header that we didn't write`, async () => {
  const mailbox = await testMailbox();
  const { app, lines, events } = createSmtpEndpoint(`smtp://127.0.0.1:${mailbox.port}`);
  const property = fc.asyncProperty(attempt, async (init) => {
    const { status } = await app.request("http://localhost/api/enquiries", { method: "POST", ...init });
    expect(status).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: BODIES, endOnFailure: true });

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
