import { execFileSync } from "node:child_process";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpEndpoint } from "../../tests/support/endpoint.ts";
import { testMailbox } from "../../tests/support/mailbox.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const LOGIN = { SMTP_USER: "user@example.com", SMTP_PASSWORD: "s@/?#%40:cret" };

/** Opens a mail server that records passwords, and refuses the first ones. */
async function withLogin(options: SMTPServerOptions, refusals = 0) {
  const passwords: unknown[] = [];
  const mailbox = await testMailbox({
    ...options,
    onAuth: ({ password }, _, callback) => {
      passwords.push(password);
      callback(passwords.length <= refusals ? new Error("Refused") : null, { user: "user" });
    },
  });
  return { mailbox, passwords };
}

it("a mail server that refuses the password isn't tried twice, and is healthy once a check succeeds", async () => {
  const { mailbox, passwords } = await withLogin({ allowInsecureAuth: true }, 1);
  const { send, health, events, lines } = createSmtpEndpoint(mailbox.port, LOGIN);
  expect((await send(HOME)).status).toBe(502);
  expect(passwords).toEqual([LOGIN.SMTP_PASSWORD]);
  expect(events()).toMatchObject([{ event: "failed", reason: "AUTH PLAIN 535" }]);
  expect(lines.join()).not.toContain(LOGIN.SMTP_PASSWORD);
  expect(await health()).toBe(200);
});

it("with a password, a mail server that offers no login is unreachable", async () => {
  const mailbox = await testMailbox({ disabledCommands: ["AUTH", "STARTTLS"] });
  expect(await createSmtpEndpoint(mailbox.port, LOGIN).health()).toBe(503);
});

/** Creates a self-signed certificate for 127.0.0.1 and its key, in PEM, by the system's OpenSSL. */
function makeCertificate(): RegExpMatchArray | [] {
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "-"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const request = ["req", "-x509", "-days", "2", ...curve, ...names];
  const made = execFileSync("openssl", request, { stdio: ["ignore", "pipe", "ignore"] }).toString();
  return made.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [];
}
const [key = "", cert = ""] = makeCertificate();
const CERTIFIED = { key, cert, disabledCommands: [] };

describe.each(["tls", "starttls"] as const)("a mail server with %s", (SMTP_SECURITY) => {
  const SELF_SIGNED = { event: "failed", reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT" };
  it.each([
    ["a trusted certificate gets the password and the mail", true, { event: "accepted" }],
    ["another one gets neither, and the log says why", false, SELF_SIGNED],
  ])("and %s", async (_, isTrusted, event) => {
    const before = getCACertificates("default");
    onTestFinished(() => setDefaultCACertificates(before));
    if (isTrusted) setDefaultCACertificates([...before, cert]);
    const { mailbox, passwords } = await withLogin({ ...CERTIFIED, secure: SMTP_SECURITY === "tls" });
    const { send, events } = createSmtpEndpoint(mailbox.port, { SMTP_SECURITY, ...LOGIN });
    expect((await send(HOME)).status).toBe(isTrusted ? 201 : 502);
    expect(events()).toMatchObject([event]);
    expect(passwords).toEqual(isTrusted ? [LOGIN.SMTP_PASSWORD] : []);
    expect(mailbox.mails).toHaveLength(isTrusted ? 1 : 0);
  });
});

it("a password isn't sent to a server without TLS", async () => {
  // The test server accepts passwords without TLS; refusing to send one is up to us.
  const { mailbox, passwords } = await withLogin({ allowInsecureAuth: true });
  const { send } = createSmtpEndpoint(mailbox.port, { ...LOGIN, SMTP_SECURITY: "starttls" });
  expect((await send(HOME)).status).toBe(502);
  expect(passwords).toEqual([]);
});
