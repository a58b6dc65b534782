import { execFileSync } from "node:child_process";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpEndpoint, testMailbox } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

/** A self-signed certificate, made by the system's OpenSSL. */
const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -keyout - -subj /CN=x";
const made = execFileSync("openssl", [...options.split(" "), "-addext", "subjectAltName=IP:127.0.0.1"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
});
const [key = "", cert = ""] = made.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [];

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
    ["0.0.0.0", "", 502],
    ["0.0.0.0", "?ignoreTLS=true", 201],
    // Without TLS only this machine may get a password.
    ["127.0.0.1", "", 201],
  ])("to a server without TLS at %s%s gives %i", async (host, parameters, status) => {
    let passwords = 0;
    const mailbox = await testMailbox({
      onAuth: (_auth, _session, callback) => {
        passwords += 1;
        callback(null, { user: "user" });
      },
      // The test server accepts passwords without TLS; refusing to send one is up to us.
      allowInsecureAuth: true,
    });
    const { send } = createSmtpEndpoint(`smtp://user:secret@${host}:${mailbox.port}${parameters}`);
    expect((await send(HOME)).status).toBe(status);
    expect(passwords).toBe(status === 201 ? 1 : 0);
  });

  it.each([
    ["user:s%40cret", 201],
    ["user:wrong", 502],
  ])("is that of SMTP_URL: %s gives %i, and stays out of the log", async (login, status) => {
    trust();
    const mailbox = await testMailbox({
      key,
      cert,
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _, callback) =>
        username === "user" && password === "s@cret"
          ? callback(null, { user: "user" })
          : callback(new Error("Invalid username or password")),
    });
    const { send, lines } = createSmtpEndpoint(`smtp://${login}@127.0.0.1:${mailbox.port}?requireTLS=true`);
    expect((await send(HOME)).status).toBe(status);
    expect(lines.join()).not.toMatch(/s@cret|wrong/);
  });
});
