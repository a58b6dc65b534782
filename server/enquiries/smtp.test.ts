import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { createTestEndpoint, recordedLog } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { openMailbox, type SmtpError } from "../../tests/support/mailbox.ts";
import { openRelay, type RelayOptions } from "../../tests/support/relay.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { DELIVERY_MS } from "./dispatch.ts";
import { smtpDelivery } from "./smtp.ts";

const FROM = "website@example.com";
const TO = "sales@example.com";
const KEY = { "Idempotency-Key": "6f2b3c1a-9d1e-4c7b-8a52-0c9b1e7d4f60" };

/** For a server that hangs: not longer than needed, because the test waits for it. */
const SHORT_MS = 600;
/**
 * For a server that answers late, after two thirds of this time. The rest allows for a busy
 * machine.
 */
const LATE_MS = 4_500;

async function withMailbox(error?: SmtpError, options = {}) {
  const mailbox = await openMailbox(options);
  onTestFinished(() => mailbox.close());
  mailbox.nextError = () => error;
  const deliveryMs = error?.startsWith("hang") ? SHORT_MS : DELIVERY_MS;
  return { mailbox, ...endpointFor(`smtp://127.0.0.1:${mailbox.port}`, deliveryMs) };
}

/** Creates the endpoint with this mail server, and collects what it logs. */
function endpointFor(address: string, deliveryMs = DELIVERY_MS, to = [TO]) {
  const recorded = recordedLog();
  const settings = { name: "smtp", SMTP_URL: new URL(address), ENQUIRY_FROM: FROM, ENQUIRY_TO: to } as const;
  const delivery = smtpDelivery(settings, ENQUIRY.mail, recorded.log, deliveryMs);
  return createTestEndpoint([delivery], {}, { deliveryMs }, recorded);
}

describe("an enquiry that the mail server accepts", () => {
  it("arrives as a plain-text mail with the visitor's address in Reply-To", async () => {
    const { mailbox, send } = await withMailbox();
    const response = await send(HOME, KEY);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail).toMatchObject({
      from: { address: FROM },
      to: [{ address: TO }],
      replyTo: [{ name: HOME.name, address: HOME.email }],
      subject: `Inquiry from ${HOME.company} [${reference}]`,
    });
    expect(mail.html).toBeUndefined();
    for (const value of [HOME.name, HOME.email, HOME.company, HOME.message, reference]) {
      expect(mail.text).toContain(value);
    }
  });

  it("arrives from the contact page without the fields that were left empty", async () => {
    const { mailbox, send } = await withMailbox();
    expect((await send(CONTACT)).status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.subject).toMatch(/^Inquiry from Mari Maasikas \[.{9}\]$/);
    expect(mail.text).not.toContain("Phone");
  });

  it("has the same Message-ID on a retry and another for another text", async () => {
    const { mailbox, send } = await withMailbox("drop after DATA");
    await send(HOME, KEY);
    await send(HOME, KEY);
    await send({ ...HOME, message: "Another text altogether." }, KEY);
    const ids = await Promise.all(
      mailbox.mails.map(async (mail) => (await PostalMime.parse(mail)).messageId),
    );
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@example\.com>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("is marked as automatic, so that no automatic reply goes to the visitor", async () => {
    const { mailbox, send } = await withMailbox();
    await send(HOME);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it.each(["name", "company", "topic"])(
    "shows a %s that imitates an encoded word as it was entered",
    async (field) => {
      const { mailbox, send } = await withMailbox();
      const forged = "=?utf-8?q?Refund_[K7M4-2QXD]?= =?utf-8?b?Q0VP?=";
      expect((await send({ ...HOME, company: forged, [field]: forged })).status).toBe(201);
      const raw = String(mailbox.mails[0]);
      const [head = ""] = raw.split("\r\n\r\n");
      expect(head).not.toContain("=?utf-8?q?Refund");
      const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
      expect(mail.subject).toMatch(
        /^Inquiry from = \?utf-8\?q\?Refund_\[K7M4-2QXD\]\?= = \?utf-8\?b\?Q0VP\?= \[.{9}\]$/,
      );
      expect(mail.text).toContain(forged);
    },
  );

  it("shows names without bidirectional control characters", async () => {
    const { mailbox, send } = await withMailbox();
    const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    const turned = { name: `Mari ${marks}Maasikas`, company: `A${marks}B`, phone: `${marks}+372 555 1234` };
    expect((await send({ ...HOME, ...turned })).status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.replyTo?.[0]?.name).toBe("Mari Maasikas");
    expect(mail.subject).toMatch(/^Inquiry from AB \[/);
    expect(mail.text).toContain("Company: AB\nPhone: +372 555 1234\n");
  });

  it("has a domain in another script converted to ASCII", async () => {
    const { mailbox, send } = await withMailbox();
    expect((await send({ ...HOME, email: "mari@näidis.ee" })).status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.replyTo?.[0]?.address).toBe("mari@xn--nidis-gra.ee");
  });

  it("is accepted even if the server answers 250 late", async () => {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    // Two thirds of the deadline, without a word from the server.
    mailbox.beforeAccept = () => new Promise((resolve) => setTimeout(resolve, (LATE_MS * 2) / 3));
    const { send } = endpointFor(`smtp://127.0.0.1:${mailbox.port}`, LATE_MS);
    expect((await send(HOME)).status).toBe(201);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("goes to all recipients, and the log says if one of them is refused", async () => {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    mailbox.unknown = ["left@example.com"];
    const to = ["sales@example.com", "left@example.com", "lead@example.com"];
    const { send, events } = endpointFor(`smtp://127.0.0.1:${mailbox.port}`, DELIVERY_MS, to);
    const response = await send(HOME);
    expect(response.status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.to?.map(({ address }) => address)).toEqual(to);
    const { reference } = (await response.json()) as { reference: string };
    expect(events).toMatchObject([
      { event: "recipients-refused", reference, refused: 1 },
      { event: "accepted", reference },
    ]);
  });

  it("is accepted after the server's 250, whatever happens to the connection then", async () => {
    const { mailbox, send } = await withMailbox("drop after 250");
    expect((await send(HOME)).status).toBe(201);
    expect((await send({ ...HOME, name: "Another" })).status).toBe(201);
    expect(mailbox.mails).toHaveLength(2);
  });
});

describe("an enquiry that the mail server doesn't accept counts as not sent", () => {
  it.each<[SmtpError, number, number]>([
    ["421 at greeting", 502, 0],
    ["452 at MAIL", 502, 0],
    ["451 at RCPT", 502, 0],
    ["550 at RCPT", 502, 0],
    ["552 after DATA", 502, 0],
    ["hang at greeting", 504, 0],
    ["hang at MAIL", 504, 0],
    ["hang at RCPT", 504, 0],
    ["hang after DATA", 504, 0],
    // The server may have accepted it. It is not sent again until the visitor retries.
    ["drop after DATA", 502, 1],
  ])("%s: %i", async (error, status, arrived) => {
    const { mailbox, send, events, lines } = await withMailbox(error);
    const response = await send(HOME, KEY);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status,
      detail: "Please try again or contact us directly.",
    });
    expect(mailbox.mails).toHaveLength(arrived);
    expect(events).toMatchObject([{ event: "failed", delivery: "smtp" }]);
    expect(lines.join()).not.toMatch(/mari|näidis|banks/i);

    mailbox.nextError = () => undefined;
    expect((await send(HOME, KEY)).status).toBe(201);
    expect(mailbox.mails).toHaveLength(arrived + 1);
  });

  it("without a server: 502", async () => {
    const { send } = endpointFor(`smtp://127.0.0.1:${await freePort()}`);
    expect((await send(HOME)).status).toBe(502);
  });

  it.each<[string, RelayOptions, number]>([
    ["hangs at DATA", { onCommand: (line) => (line.startsWith("DATA") ? "" : undefined) }, 504],
    ["sends a byte now and then", { byteEvery: 100 }, 504],
  ])("a server that %s", async (_, options, status) => {
    // One command at a time, so that DATA is at the start of what the relay receives.
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const relay = await openRelay(mailbox.port, options);
    onTestFinished(async () => {
      await relay.close();
      await mailbox.close();
    });
    const { send } = endpointFor(`smtp://127.0.0.1:${relay.port}`, SHORT_MS);
    expect((await send(HOME)).status).toBe(status);
    expect(mailbox.mails).toEqual([]);
  });
});
