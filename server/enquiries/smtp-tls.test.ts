import { execFileSync } from "node:child_process";
import { describe, expect, it, onTestFinished } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { createTestEndpoint, recordedLog } from "../../tests/support/endpoint.ts";
import { openMailbox } from "../../tests/support/mailbox.ts";
import { openRelay } from "../../tests/support/relay.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { smtpDelivery } from "./smtp.ts";

/** Creates the endpoint with this mail server. */
function endpointFor(address: string) {
  const recorded = recordedLog();
  const addresses = { ENQUIRY_FROM: "website@example.com", ENQUIRY_TO: ["sales@example.com"] };
  const delivery = smtpDelivery(
    { name: "smtp", SMTP_URL: new URL(address), ...addresses },
    ENQUIRY.mail,
    recorded.log,
  );
  return createTestEndpoint([delivery], {}, {}, recorded);
}

describe("TLS and passwords", () => {
  const startTls = { disabledCommands: [] };

  it("an untrusted certificate is refused", async () => {
    const mailbox = await openMailbox({ ...certificate(), secure: true });
    onTestFinished(() => mailbox.close());
    const { send, events } = endpointFor(`smtps://127.0.0.1:${mailbox.port}`);
    expect((await send(HOME)).status).toBe(502);
    expect(mailbox.mails).toEqual([]);
    expect(events).toMatchObject([{ event: "failed", reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT" }]);
  });

  it("an untrusted certificate is refused after STARTTLS, too, and the log says why", async () => {
    const mailbox = await openMailbox({ ...certificate(), ...startTls });
    onTestFinished(() => mailbox.close());
    const { send, events } = endpointFor(`smtp://127.0.0.1:${mailbox.port}`);
    expect((await send(HOME)).status).toBe(502);
    expect(events).toMatchObject([{ event: "failed", reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT" }]);
  });

  it("an untrusted certificate is accepted if SMTP_URL says so", async () => {
    const mailbox = await openMailbox({ ...certificate(), secure: true });
    onTestFinished(() => mailbox.close());
    const address = `smtps://127.0.0.1:${mailbox.port}?tls.rejectUnauthorized=false`;
    const { send } = endpointFor(address);
    expect((await send(HOME)).status).toBe(201);
  });

  it("a server that withdraws STARTTLS gets nothing", async () => {
    const mailbox = await openMailbox({ ...certificate(), ...startTls });
    const onCommand = (line: string) => (/^STARTTLS/.test(line) ? "454 TLS not available\r\n" : undefined);
    const relay = await openRelay(mailbox.port, { onCommand });
    onTestFinished(async () => {
      await relay.close();
      await mailbox.close();
    });
    const { send } = endpointFor(`smtp://127.0.0.1:${relay.port}`);
    expect((await send(HOME)).status).toBe(502);
    expect(mailbox.mails).toEqual([]);
  });

  it.each([
    ["0.0.0.0", "", 502],
    ["0.0.0.0", "?requireTLS=true", 502],
    ["0.0.0.0", "?ignoreTLS=true", 201],
    // Without TLS only this machine may get a password.
    ["127.0.0.1", "", 201],
  ])("a password to a server without TLS at %s%s gives %i", async (host, parameters, status) => {
    let passwords = 0;
    const mailbox = await openMailbox({
      onAuth: (_auth, _session, callback) => {
        passwords += 1;
        callback(null, { user: "user" });
      },
      // The test server accepts passwords without TLS; refusing to send one is up to us.
      allowInsecureAuth: true,
    });
    onTestFinished(() => mailbox.close());
    const { send } = endpointFor(`smtp://user:secret@${host}:${mailbox.port}${parameters}`);
    expect((await send(HOME)).status).toBe(status);
    expect(passwords).toBe(status === 201 ? 1 : 0);
  });

  it.each([
    ["user:s%40cret", 201],
    ["user:wrong", 502],
  ])("the password in SMTP_URL is used: %s gives %i", async (login, status) => {
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
    const { send } = endpointFor(address);
    expect((await send(HOME)).status).toBe(status);
  });
});

/** Creates a self-signed certificate with the system's OpenSSL. */
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
