import os from "node:os";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSmtpEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { createGate } from "../../tests/support/gate.ts";
import { type SmtpError, testMailbox } from "../../tests/support/mailbox.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import { fakeTimeoutSignals } from "../../tests/support/timeout-signals.ts";

async function withMailbox(ENQUIRY_TO = ["sales@example.com"]) {
  const mailbox = await testMailbox();
  const endpoint = createSmtpEndpoint(mailbox.port, { ENQUIRY_TO });
  /** Sends an enquiry that is accepted, and returns the first mail. */
  async function deliver(fields: object) {
    expect((await endpoint.send(fields)).status).toBe(201);
    const raw = String(mailbox.mails[0]);
    return { raw, mail: await PostalMime.parse(raw) };
  }
  return { mailbox, deliver, ...endpoint };
}

describe("an enquiry that the mail server accepts", () => {
  it("arrives as plain text with the visitor's address in Reply-To, and nothing says that nobody wrote it", async () => {
    const { mail } = await (await withMailbox()).deliver({ ...HOME, page: "/services", utm_campaign: "q4" });
    expect(mail).toMatchObject({
      from: { address: "website@example.com" },
      to: [{ address: "sales@example.com" }],
      replyTo: [{ name: HOME.name, address: HOME.email }],
      subject: expect.stringMatching(/^Message from Näidis OÜ \[([2-9A-HJKMNP-TV-Z]{4}-?){2}\]$/),
      attachments: [],
    });
    expect(mail.html).toBeUndefined();
    for (const value of [HOME.name, HOME.email, HOME.company, HOME.message]) {
      expect(mail.text).toContain(value);
    }
    expect(mail.text).not.toMatch(/Phone|About:/);
    expect(mail.text).toMatch(/\nReference: .+\nForm: home\nPage: \/services\nutm_campaign: q4\n$/);
    const headers = mail.headers.map(({ key }) => key).filter((key) => key !== "content-transfer-encoding");
    expect(headers.join()).toBe("from,to,reply-to,subject,message-id,date,mime-version,content-type");
  });

  it("has a domain of another script in ASCII, as mail needs it", async () => {
    const { mail } = await (await withMailbox()).deliver({ ...HOME, email: "mari@näidis.ee" });
    expect(mail.replyTo?.[0]?.address).toBe("mari@xn--nidis-gra.ee");
  });

  it("has the same Message-ID on a retry, of its day and its text", async () => {
    const { mailbox, send } = await withMailbox();
    mailbox.error = "drop after DATA";
    for (const message of [HOME.message, HOME.message, "Another text altogether."]) {
      await send({ ...HOME, message });
    }
    const mails = await Promise.all(mailbox.mails.map((mail) => PostalMime.parse(mail)));
    const [first = "", second, another] = mails.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<\d{4}-\d\d-\d\d-[0-9a-f]{32}@example\.com>$/);
    expect(second).toBe(first);
    expect(another).not.toBe(first);
  });

  it("shows what imitates an encoded word or another header as it was entered", async () => {
    const forged = "=?utf-8?q?Refund_[K7M4-2QXD]?= =?utf-8?b?Q0VP?=";
    const fields = { ...HOME, name: forged, company: `${forged}\r\nBcc: all@example.com`, topic: forged };
    const { mail, raw } = await (await withMailbox()).deliver(fields);
    expect(raw.split("\r\n\r\n", 1)[0]).not.toMatch(/=\?utf-8\?q\?Refund|^Bcc/m);
    const shown = "= ?utf-8?q?Refund_[K7M4-2QXD]?= = ?utf-8?b?Q0VP?=";
    // With what was added, the company is too long for a header.
    expect(mail.subject).toMatch(/^Message \[.{9}\]$/);
    expect(mail.replyTo?.[0]?.name).toBe(shown);
    expect(mail.text).toContain(`About: ${forged}`);
  });

  it("goes to all recipients; the log and health say if one of them is refused", async () => {
    const to = ["sales@example.com", "left@example.com", "lead@example.com"];
    const { app, mailbox, deliver, events } = await withMailbox(to);
    mailbox.unknown = "left@example.com";
    const { mail } = await deliver(CONTACT);
    expect(mail.to?.map(({ address }) => address)).toEqual(to);
    // Without a company it is named after the visitor.
    const reference = /^Message from Mari Maasikas \[(.{9})\]$/.exec(mail.subject ?? "")?.[1];
    expect(events()).toMatchObject([
      { event: "recipients-refused", reference, refused: 1 },
      { event: "accepted", reference },
    ]);
    const health = await (await app.request("/healthz")).json();
    expect(health).toEqual({ status: "degraded", delivery: { smtp: "degraded" } });
  });
});

it.each([
  ["the site's host, if it has no full name", "web", "www.example.com"],
  ["its full name", "web.example.net", "web.example.net"],
])("the machine greets a mail server by %s", async (_, machine, name) => {
  vi.spyOn(os, "hostname").mockReturnValueOnce(machine);
  const { mailbox, deliver } = await withMailbox();
  await deliver(HOME);
  expect(mailbox.client).toBe(name);
});

/** What a mail server does with each enquiry, how often it is tried, and how many mails arrive all the same. */
const FAILURES: readonly [error: SmtpError, attempts: number, arrived: number][] = [
  ["421 at greeting", 2, 0],
  ["452 Its disk is full after DATA", 2, 0],
  ["554 5.2.252 SendAsDenied after DATA", 1, 0],
  ["drop at RCPT", 1, 0],
  // The server may have accepted it. It is not sent again until the visitor retries.
  ["drop after DATA", 1, 1],
];

it("an enquiry that isn't accepted is tried twice where nothing can have been; health fails until another is accepted", async () => {
  const work = FAILURES.map(async ([error, attempts, arrived]) => {
    const { mailbox, send, health, lines } = await withMailbox();
    let attempted = 0;
    Object.assign(mailbox, { error, beforeGreeting: () => attempted++ });
    const answer = await (await send(HOME)).json();
    expect(answer, error).toEqual({ status: 502 });
    expect([attempted, mailbox.mails.length], error).toEqual([attempts, arrived]);
    expect(lines.join()).not.toMatch(/mari|näidis|banks/i);
    // That a check succeeds doesn't show that it accepts enquiries.
    mailbox.error = undefined;
    expect(await health(), error).toBe(503);
    expect((await send(HOME)).status, error).toBe(201);
    expect(mailbox.mails, error).toHaveLength(arrived + 1);
    expect(await health(), error).toBe(200);
  });
  // At the same time, because second attempts wait.
  await Promise.all(work);
});

it("a mail server that wasn't reached gets a second attempt, and is healthy once a check succeeds", async () => {
  const port = await freePort();
  // Of a group of hosts, to which TCP can't connect.
  const others = ["no-such-host.invalid", "224.0.0.1"].map((SMTP_HOST) =>
    createSmtpEndpoint(port, { SMTP_HOST }).send(HOME),
  );
  const { send, health, events } = createSmtpEndpoint(port);
  await Promise.all([...others, send(HOME)]);
  const seconds = events().map((event) => event.seconds);
  for (const each of seconds) expect(each).toBeGreaterThanOrEqual(2);
  expect(events().map(({ event }) => event)).toEqual(["failed", "failed", "failed"]);
  await testMailbox({}, port);
  expect(await health()).toBe(200);
});

describe("a mail server that lets wait", () => {
  beforeEach(() => {
    const toFake = ["setTimeout", "clearTimeout", "performance"] as const;
    vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
    fakeTimeoutSignals();
  });

  it("after the content is given up after 20 s, and then it isn't healthy", async () => {
    const { mailbox, send, health, events } = await withMailbox();
    const gate = createGate();
    mailbox.beforeAccept = gate.pass;
    const sending = send(HOME);
    await gate.reached;
    vi.advanceTimersByTime(20_000);
    expect((await sending).status).toBe(502);
    expect(events()).toMatchObject([{ event: "failed", reason: "deadline" }]);
    expect(await health()).toBe(503);
  });

  it("without an end isn't healthy, and a check gives it up after 20 s", async () => {
    const { mailbox, health, events } = await withMailbox();
    const gate = createGate();
    mailbox.beforeGreeting = gate.pass;
    const asking = health();
    await gate.reached;
    vi.advanceTimersByTime(3_000);
    expect(await asking).toBe(503);
    vi.advanceTimersByTime(17_000);
    expect(await health()).toBe(503);
    expect(events()).toMatchObject([{ event: "delivery-down", reason: "CONN ETIMEDOUT" }]);
  });
});
