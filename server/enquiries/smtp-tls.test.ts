import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../../tests/support/certificate.ts";
import { createSmtpEndpoint, testMailbox } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const { key, cert } = makeCertificate();

function trust(): void {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

describe.each([
  ["smtps", { secure: true }],
  ["smtp", { disabledCommands: [] }], // STARTTLS
])("a certificate of an %s server", (scheme, tls) => {
  it.each([
    ["that is not trusted is refused, and the log says why", false, "", 502],
    ["that is trusted is accepted", true, "", 201],
    ["may be any if SMTP_URL says so", false, "?tls.rejectUnauthorized=false", 201],
  ])("%s", async (_, isTrusted, parameters, status) => {
    if (isTrusted) trust();
    const mailbox = await testMailbox({ key, cert, ...tls });
    const { send, events } = createSmtpEndpoint(`${scheme}://127.0.0.1:${mailbox.port}${parameters}`);
    expect((await send(HOME)).status).toBe(status);
    const refused = { event: "failed", reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT" };
    expect(events).toMatchObject([status === 201 ? { event: "accepted" } : refused]);
    expect(mailbox.mails).toHaveLength(status === 201 ? 1 : 0);
  });
});

describe("a password", () => {
  it.each([
    ["0.0.0.0", 502],
    // Without TLS only this machine may get a password.
    ["127.0.0.1", 201],
  ])("to a server without TLS at %s gives %i", async (host, status) => {
    let passwords = 0;
    const mailbox = await testMailbox({
      onAuth: (_auth, _session, callback) => {
        passwords += 1;
        callback(null, { user: "user" });
      },
      // The test server accepts passwords without TLS; refusing to send one is up to us.
      allowInsecureAuth: true,
    });
    const { send } = createSmtpEndpoint(`smtp://user:secret@${host}:${mailbox.port}`);
    expect((await send(HOME)).status).toBe(status);
    expect(passwords).toBe(status === 201 ? 1 : 0);
  });
});
