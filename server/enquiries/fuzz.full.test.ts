import { gzipSync } from "node:zlib";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/schema.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { openMailbox } from "../../tests/support/mailbox.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { smtpDelivery } from "./smtp.ts";

const FROM = "website@example.com";
const TO = "sales@example.com";
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
const asJson = (value: unknown): Attempt => ({ body: JSON.stringify(value), headers: JSON_TYPE });

/** Strings used in attempts to inject mail headers. */
const smuggled = fc.constantFrom(
  "\r\nBcc: all@example.com",
  "\nSubject: other",
  "\r\n\r\n<html>",
  "\r\n.\r\nMAIL FROM:<x@example.com>",
  "\n.\n",
  "\r.\r",
  "%0d%0aBcc: x@example.com",
  "=?utf-8?q?=0D=0ABcc:_x=40example.com?=",
  "\u0000",
  "\u0085",
  "\u2028Bcc: x@example.com",
  "\ud800",
  "\u202e",
  "> <x@example.com",
  ", x@example.com",
  '", "',
  "\\",
  "<script>",
  "{{7*7}}",
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
const nearly = fc.constantFrom(HOME, CONTACT).chain((valid) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(valid).map(([key, text]) => {
          if (key === "email") return [key, email];
          return [key, fc.oneof({ weight: key === "form" ? 20 : 2, arbitrary: fc.constant(text) }, value)];
        }),
      ),
      { requiredKeys: Object.keys(valid).slice(0, -1) },
    )
    .chain((fields) =>
      // Sometimes with fields that the form doesn't show.
      fc
        .record({ elapsed: value, [HONEYPOT_FIELD]: value }, { requiredKeys: [] })
        .map((extra): Record<string, unknown> => ({ ...fields, ...("elapsed" in extra ? extra : {}) })),
    ),
);
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 6, arbitrary: nearly.map(asJson) },
  {
    weight: 3,
    arbitrary: nearly.map((fields) => ({
      body: new URLSearchParams(
        Object.entries(fields).map(([key, text]) => [
          key,
          typeof text === "string" ? text : JSON.stringify(text),
        ]),
      ).toString(),
      headers: FORM_TYPE,
    })),
  },
  { weight: 1, arbitrary: fc.json().map((body) => ({ body, headers: JSON_TYPE })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(JSON_TYPE, FORM_TYPE, {}))
      .map(([body, headers]) => ({ body: new Uint8Array(body), headers })),
  },
);

const text = JSON.stringify(HOME);
const HANDMADE: Attempt[] = [
  { body: "[".repeat(16_000), headers: JSON_TYPE },
  { body: `{"form":${"[".repeat(8_000)}${"]".repeat(8_000)}}`, headers: JSON_TYPE },
  { body: `{"form":"home","name":${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}}`, headers: JSON_TYPE },
  { body: '{"form":"home","elapsed":1e999}', headers: JSON_TYPE },
  { body: text.replace("{", '{"form":"contact","name":"x",'), headers: JSON_TYPE },
  { body: text.replace("{", '{"elapsed":{"toString":1,"valueOf":2},'), headers: JSON_TYPE },
  { body: '{"__proto__":{"form":"home"},"constructor":{"prototype":{}}}', headers: JSON_TYPE },
  { body: new Uint8Array(Buffer.from(text, "utf16le")), headers: JSON_TYPE },
  {
    body: new Uint8Array(gzipSync(Buffer.alloc(10_000_000))),
    headers: { ...JSON_TYPE, "Content-Encoding": "gzip" },
  },
  { body: text, headers: { ...JSON_TYPE, "X-Large": "x".repeat(1_000_000) } },
  { body: text, headers: { ...JSON_TYPE, "X-Forwarded-For": `${"1,".repeat(100_000)}` } },
  { body: text, headers: { ...JSON_TYPE, "Idempotency-Key": `"${"a".repeat(10_000)}` } },
  { body: "form=home&form=contact&name=%zz&email[]=x&%00=%00", headers: FORM_TYPE },
  { body: `${"a=b&".repeat(4_000)}form=home`, headers: FORM_TYPE },
  { body: "x".repeat(1_000_000), headers: JSON_TYPE },
];

it(`${BODIES} bodies of any kind cause no crash and no mail header that we didn't write`, async () => {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const { app, lines, events } = createTestEndpoint([
    smtpDelivery(
      {
        name: "smtp",
        SMTP_URL: new URL(`smtp://127.0.0.1:${mailbox.port}`),
        ENQUIRY_FROM: FROM,
        ENQUIRY_TO: [TO],
      },
      ENQUIRY.mail,
      () => {},
    ),
  ]);
  const statuses = new Map<number, number>();
  const send = async ({ body, headers }: Attempt) => {
    const response = await app.request("http://localhost/api/enquiries", { method: "POST", body, headers });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(response.status).toBeLessThan(500);
  };

  await Promise.all(HANDMADE.map(send));
  const property = fc.asyncProperty(
    fc.array(attempt, { minLength: BATCH, maxLength: BATCH, size: "max" }),
    async (attempts) => {
      await Promise.all(attempts.map(send));
    },
  );
  await fc.assert(property, { numRuns: Math.ceil(BODIES / BATCH), endOnFailure: true });

  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(BODIES);
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
    expect([mail.from?.address, mail.to?.map(({ address }) => address)]).toEqual([FROM, [TO]]);
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.subject).toMatch(
      /^(\[possible spam\] )?Inquiry (from .{1,60} )?\[[2-9A-Z]{4}-[2-9A-Z]{4}\]$/u,
    );
    expect(mail.attachments).toEqual([]);
  }
});
