import { execFileSync } from "node:child_process";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { smtpDelivery } from "./smtp.ts";
import { CONTACT, createHarness, HOME } from "./testing/harness.ts";
import { closedPort, type Fault, openMailbox } from "./testing/mailbox.ts";
import { type Meddling, openRelay } from "./testing/relay.ts";

const FROM = "website@example.com";
const TO = "sales@example.com";
const SHORT = { connection: 600, greeting: 600, socket: 600 };
const LONG = { connection: 10_000, greeting: 10_000, socket: 10_000 };
const KEY = { "Idempotency-Key": "6f2b3c1a-9d1e-4c7b-8a52-0c9b1e7d4f60" };

function deliverTo(address: string, timeouts = LONG) {
  return smtpDelivery({ url: new URL(address), from: FROM, to: TO }, timeouts);
}

async function withMailbox(fault?: Fault, options = {}) {
  const mailbox = await openMailbox(options);
  onTestFinished(() => mailbox.close());
  mailbox.fault = () => fault;
  // Short waits only where a server hangs: a busy machine answers late, too.
  const timeouts = fault?.startsWith("hang") ? SHORT : LONG;
  return { mailbox, ...createHarness([deliverTo(`smtp://127.0.0.1:${mailbox.port}`, timeouts)]) };
}

describe("an enquiry that the mail server takes", () => {
  it("arrives as a plain-text mail that can be answered", async () => {
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
      subject: `Enquiry from ${HOME.company} [${reference}]`,
    });
    expect(mail.html).toBeUndefined();
    for (const value of [HOME.name, HOME.email, HOME.company, HOME.message, reference]) {
      expect(mail.text).toContain(value);
    }
  });

  it("comes from the contact page with what was left out left out", async () => {
    const { mailbox, send } = await withMailbox();
    expect((await send(CONTACT)).status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.subject).toMatch(/^Enquiry from Mari Maasikas \[.{9}\]$/);
    expect(mail.text).not.toContain("Phone");
  });

  it("has a Message-ID that is the same for a retry and another for another text", async () => {
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

  it("keeps a domain in another script in its ASCII form", async () => {
    const { mailbox, send } = await withMailbox();
    expect((await send({ ...HOME, email: "mari@näidis.ee" })).status).toBe(201);
    const mail = await PostalMime.parse(mailbox.mails[0] ?? "");
    expect(mail.replyTo?.[0]?.address).toBe("mari@xn--nidis-gra.ee");
  });

  it("was accepted with the server's 250, whatever happens to the connection after it", async () => {
    const { mailbox, send } = await withMailbox("drop after 250");
    expect((await send(HOME)).status).toBe(201);
    expect((await send({ ...HOME, name: "Another" })).status).toBe(201);
    expect(mailbox.mails).toHaveLength(2);
  });
});

describe("an enquiry that the mail server doesn't take was not sent", () => {
  it.each<[Fault, number, number]>([
    ["421 at greeting", 502, 0],
    ["452 at MAIL", 502, 0],
    ["451 at RCPT", 502, 0],
    ["550 at RCPT", 502, 0],
    ["552 after DATA", 502, 0],
    ["hang at greeting", 504, 0],
    ["hang at MAIL", 504, 0],
    ["hang at RCPT", 504, 0],
    ["hang after DATA", 504, 0],
    // Whether the server took it nobody knows: at most once, though, until the visitor tries again.
    ["drop after DATA", 502, 1],
  ])("%s: %i", async (fault, status, arrived) => {
    const { mailbox, send, events, lines } = await withMailbox(fault);
    const response = await send(HOME, KEY);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status,
      detail: "Please try again or contact us directly.",
    });
    expect(mailbox.mails).toHaveLength(arrived);
    expect(events).toMatchObject([{ event: "failed", delivery: "smtp" }]);
    expect(lines.join()).not.toMatch(/mari|näidis|banks/i);

    mailbox.fault = () => undefined;
    expect((await send(HOME, KEY)).status).toBe(201);
    expect(mailbox.mails).toHaveLength(arrived + 1);
  });

  it("nobody listens: 502", async () => {
    const { send } = createHarness([deliverTo(`smtp://127.0.0.1:${await closedPort()}`)]);
    expect((await send(HOME)).status).toBe(502);
  });

  it.each<[string, Meddling, number]>([
    ["hangs at DATA", { onCommand: (line) => (line.startsWith("DATA") ? "" : undefined) }, 504],
    ["sends a byte now and then", { byteEvery: 100 }, 504],
  ])("a server that %s", async (_, meddling, status) => {
    // One command at a time, so that the relay finds DATA at the beginning of what it gets.
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const relay = await openRelay(mailbox.port, meddling);
    onTestFinished(async () => {
      await relay.close();
      await mailbox.close();
    });
    const { send } = createHarness([deliverTo(`smtp://127.0.0.1:${relay.port}`)], {}, { deliveryMs: 600 });
    expect((await send(HOME)).status).toBe(status);
    expect(mailbox.mails).toEqual([]);
  });
});

describe("TLS and passwords", () => {
  const startTls = { disabledCommands: [] };

  it("a certificate that nobody vouches for is refused", async () => {
    const mailbox = await openMailbox({ ...certificate(), secure: true });
    onTestFinished(() => mailbox.close());
    const { send } = createHarness([deliverTo(`smtps://127.0.0.1:${mailbox.port}`)]);
    expect((await send(HOME)).status).toBe(502);
    expect(mailbox.mails).toEqual([]);
  });

  it("a certificate may be taken unchecked where the address says so", async () => {
    const mailbox = await openMailbox({ ...certificate(), secure: true });
    onTestFinished(() => mailbox.close());
    const address = `smtps://127.0.0.1:${mailbox.port}?tls.rejectUnauthorized=false`;
    const { send } = createHarness([deliverTo(address)]);
    expect((await send(HOME)).status).toBe(201);
  });

  it("a server that takes back its offer of TLS gets nothing", async () => {
    const mailbox = await openMailbox({ ...certificate(), ...startTls });
    const onCommand = (line: string) => (/^STARTTLS/.test(line) ? "454 TLS not available\r\n" : undefined);
    const relay = await openRelay(mailbox.port, { onCommand });
    onTestFinished(async () => {
      await relay.close();
      await mailbox.close();
    });
    const { send } = createHarness([deliverTo(`smtp://127.0.0.1:${relay.port}`)]);
    expect((await send(HOME)).status).toBe(502);
    expect(mailbox.mails).toEqual([]);
  });

  it.each([
    ["user:s%40cret", 201],
    ["user:wrong", 502],
  ])("the password of the address is used: %s gives %i", async (login, status) => {
    const mailbox = await openMailbox({
      ...certificate(),
      ...startTls,
      authOptional: false,
      onAuth: ({ username, password }, _, callback) =>
        username === "user" && password === "s@cret"
          ? callback(null, { user: "user" })
          : callback(new Error("Invalid username or password")),
    });
    onTestFinished(() => mailbox.close());
    const address = `smtp://${login}@127.0.0.1:${mailbox.port}?tls.rejectUnauthorized=false`;
    const { send } = createHarness([deliverTo(address)]);
    expect((await send(HOME)).status).toBe(status);
  });

  it("readiness says whether the server can be reached", async () => {
    const { app } = await withMailbox();
    expect((await app.request("http://localhost/readyz")).status).toBe(200);
    const lost = createHarness([deliverTo(`smtp://127.0.0.1:${await closedPort()}`)]);
    expect((await lost.app.request("http://localhost/readyz")).status).toBe(503);
    expect((await lost.app.request("http://localhost/healthz")).status).toBe(200);
  });
});

/** A certificate that nobody vouches for, made by the system's OpenSSL. */
function certificate(): { key: string; cert: string } {
  const made = execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"].concat([
      "-subj",
      "/CN=127.0.0.1",
      "-keyout",
      "-",
    ]),
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const [key = "", cert = ""] = made.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [];
  return { key, cert };
}
