import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { hostname } from "node:os";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createSmtpEndpoint, testMailbox } from "../../tests/support/endpoint.ts";
import type { SmtpError } from "../../tests/support/mailbox.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";

vi.mock("node:os", { spy: true });

/** For a server that hangs: not longer than needed, because the test waits for it. */
const SHORT_MS = 600;
/**
 * For a server that answers late, after two thirds of this time. The rest allows for a busy
 * machine.
 */
const LATE_MS = 4_500;

async function withMailbox(options: Parameters<typeof createSmtpEndpoint>[1] = {}) {
  const mailbox = await testMailbox();
  const endpoint = createSmtpEndpoint(`smtp://127.0.0.1:${mailbox.port}`, options);
  /** Sends an enquiry that is accepted, and returns the first mail. */
  async function deliver(fields: object) {
    expect((await endpoint.send(fields)).status).toBe(201);
    const raw = String(mailbox.mails[0]);
    return { raw, mail: await PostalMime.parse(raw) };
  }
  return { mailbox, deliver, ...endpoint };
}

describe("an enquiry that the mail server accepts", () => {
  it("arrives as a plain-text mail that is marked as automatic, with the visitor's address in Reply-To", async () => {
    const { mailbox, send } = await withMailbox();
    const { reference } = (await (await send(HOME)).json()) as { reference: string };
    expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail).toMatchObject({
      from: { address: "website@example.com" },
      to: [{ address: "sales@example.com" }],
      replyTo: [{ name: HOME.name, address: HOME.email }],
      subject: `Inquiry from ${HOME.company} [${reference}]`,
      attachments: [],
    });
    expect(mail.html).toBeUndefined();
    for (const value of [HOME.name, HOME.email, HOME.company, HOME.message, reference]) {
      expect(mail.text).toContain(value);
    }
    expect(mail.text).not.toMatch(/Phone|About:|Found us:/);
    // So that no automatic reply goes to the visitor.
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("from the contact page is named after the visitor if there is no company", async () => {
    const { mail } = await (await withMailbox()).deliver(CONTACT);
    expect(mail.subject).toMatch(/^Inquiry from Mari Maasikas \[.{9}\]$/);
  });

  it("has the same Message-ID on a retry and another for another text", async () => {
    const { mailbox, send } = await withMailbox();
    mailbox.nextError = () => "drop after DATA";
    for (const message of [HOME.message, HOME.message, "Another text altogether."]) {
      await send({ ...HOME, message });
    }
    const mails = await Promise.all(mailbox.mails.map((mail) => PostalMime.parse(mail)));
    const [first, second, third] = mails.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<\d{4}-\d\d-\d\d-[0-9a-f]{32}@example\.com>$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^<\d{4}-\d\d-\d\d-[0-9a-f]{32}@example\.com>$/);
    expect(third).not.toBe(first);
  });

  it("shows what imitates an encoded word as it was entered", async () => {
    const forged = "=?utf-8?q?Refund_[K7M4-2QXD]?= =?utf-8?b?Q0VP?=";
    const fields = { ...HOME, name: forged, company: forged, topic: forged };
    const { mail, raw } = await (await withMailbox()).deliver(fields);
    expect(raw.split("\r\n\r\n", 1)[0]).not.toContain("=?utf-8?q?Refund");
    const shown = "= ?utf-8?q?Refund_[K7M4-2QXD]?= = ?utf-8?b?Q0VP?=";
    expect(mail.subject?.replace(/ \[.{9}\]$/, "")).toBe(`Inquiry from ${shown}`);
    expect(mail.replyTo?.[0]?.name).toBe(shown);
    expect(mail.text).toContain(`About: ${forged}`);
  });

  it("shows names without bidirectional control characters, and a domain in another script as ASCII", async () => {
    const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    const turned = { name: `Mari ${marks}Maasikas`, company: `A${marks}B`, phone: `${marks}+372 555 1234` };
    const { mail } = await (await withMailbox()).deliver({ ...HOME, ...turned, email: "mari@näidis.ee" });
    expect(mail.replyTo).toEqual([{ name: "Mari Maasikas", address: "mari@xn--nidis-gra.ee" }]);
    expect(mail.subject).toMatch(/^Inquiry from AB \[/);
    for (const line of ["Company: AB", "Phone: +372 555 1234"]) expect(mail.text).toContain(`${line}\n`);
  });

  it("is accepted even if the server answers 250 late", async () => {
    const { mailbox, deliver } = await withMailbox({ deliveryMs: LATE_MS });
    // Without a word from the server until then.
    mailbox.beforeAccept = () => new Promise((resolve) => setTimeout(resolve, (LATE_MS * 2) / 3));
    await deliver(HOME);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("goes to all recipients, and the log says if one of them is refused", async () => {
    const to = ["sales@example.com", "left@example.com", "lead@example.com"];
    const { mailbox, deliver, events } = await withMailbox({ to });
    mailbox.unknown = ["left@example.com"];
    const { mail } = await deliver(HOME);
    expect(mail.to?.map(({ address }) => address)).toEqual(to);
    const reference = /\[(.{9})\]$/.exec(mail.subject ?? "")?.[1];
    expect(events).toMatchObject([
      { event: "recipients-refused", reference, refused: 1 },
      { event: "accepted", reference },
    ]);
  });

  it("is accepted after the server's 250, whatever happens to the connection then", async () => {
    const { mailbox, deliver } = await withMailbox();
    mailbox.nextError = () => "drop after 250";
    await deliver(HOME);
    await deliver({ ...HOME, name: "Another" });
    expect(mailbox.mails).toHaveLength(2);
  });
});

it.each([
  ["the site's host, if it has no full name", "web", "", "www.example.com"],
  ["its full name", "web.example.net", "", "web.example.net"],
  ["the name in SMTP_URL", "web.example.net", "?name=other.example.org", "other.example.org"],
])("the machine greets a mail server by %s", async (_, machine, parameters, name) => {
  vi.mocked(hostname).mockReturnValueOnce(machine);
  let received = "";
  const server = createServer((socket) => {
    socket.write("220 mail.example.com ESMTP\r\n");
    socket.once("data", (line) => {
      received = String(line);
      socket.destroy();
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await createSmtpEndpoint(`smtp://127.0.0.1:${port}${parameters}`).send(HOME);
  expect(received).toBe(`EHLO ${name}\r\n`);
});

describe("an enquiry that the mail server doesn't accept counts as not sent", () => {
  it.each<[SmtpError, number, number]>([
    ["421 at greeting", 502, 0],
    ["550 at RCPT", 502, 0],
    ["552 after DATA", 502, 0],
    ["hang at greeting", 504, 0],
    ["hang after DATA", 504, 0],
    // The server may have accepted it. It is not sent again until the visitor retries.
    ["drop after DATA", 502, 1],
  ])("%s: %i", async (error, status, arrived) => {
    const options = error.startsWith("hang") ? { deliveryMs: SHORT_MS } : {};
    const { mailbox, send, events, lines } = await withMailbox(options);
    mailbox.nextError = () => error;
    const response = await send(HOME);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status,
      detail: "Please try again or contact us directly.",
    });
    expect(mailbox.mails).toHaveLength(arrived);
    expect(events).toMatchObject([{ event: "failed", delivery: "smtp" }]);
    expect(lines.join()).not.toMatch(/mari|näidis|banks/i);

    mailbox.nextError = () => undefined;
    expect((await send(HOME)).status).toBe(201);
    expect(mailbox.mails).toHaveLength(arrived + 1);
  });
});

describe("health", () => {
  it.each<[SmtpError, number]>([
    ["452 at MAIL", 503],
    ["550 at RCPT", 503],
    // It may have been the content.
    ["552 after DATA", 200],
  ])("after an enquiry that was refused with %s is %i until one is accepted", async (error, status) => {
    const { mailbox, app, send, events } = await withMailbox();
    const health = async () => (await app.request("http://localhost/healthz")).status;
    mailbox.nextError = () => error;
    expect((await send(HOME)).status).toBe(502);
    mailbox.nextError = () => undefined;
    expect([await health(), await health()]).toEqual([status, status]);
    await send(HOME);
    expect(await health()).toBe(200);
    const changes = events.filter(({ event }) => event.startsWith("delivery-"));
    const reason = expect.stringMatching(/^(MAIL FROM 452|RCPT TO 550)$/);
    expect(changes).toEqual(
      status === 503 ? [{ event: "delivery-unreachable", reason }, { event: "delivery-reachable" }] : [],
    );
  });

  it.each([
    ["user:password@", 503],
    ["", 200],
  ])("of the server %s127.0.0.1, which offers no login, is %i", async (login, status) => {
    const mailbox = await testMailbox({ disabledCommands: ["AUTH", "STARTTLS"] });
    const { app } = createSmtpEndpoint(`smtp://${login}127.0.0.1:${mailbox.port}`);
    expect((await app.request("http://localhost/healthz")).status).toBe(status);
  });
});
