import { getCACertificates, setDefaultCACertificates } from "node:tls";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { type Postfix, startPostfix, whyNoPostfix } from "../../tests/support/postfix.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { smtpDelivery } from "./smtp.ts";

const reason = whyNoPostfix();

describe.skipIf(reason)(`Postfix with TLS and a password${reason && ` (${reason})`}`, () => {
  let postfix: Postfix;
  beforeAll(async () => {
    postfix = await startPostfix("website", "s@cret");
  });
  afterAll(() => postfix.close());

  const trusted = getCACertificates("default");
  afterAll(() => setDefaultCACertificates(trusted));

  /** Sends the enquiry with this login in the address. */
  async function send(login: string) {
    const url = new URL(`smtp://${login}127.0.0.1:${postfix.port}?requireTLS=true`);
    const harness = createTestEndpoint([
      smtpDelivery(
        {
          name: "smtp",
          SMTP_URL: url,
          ENQUIRY_FROM: "website@example.com",
          ENQUIRY_TO: ["sales@example.com"],
        },
        ENQUIRY.mail,
        () => {},
      ),
    ]);
    const response = await harness.send(HOME);
    return { status: response.status, events: harness.events, body: await response.json() };
  }

  it("is refused if its certificate is not trusted: 502", async () => {
    const { status, events } = await send("website:s%40cret@");
    expect(status).toBe(502);
    expect(events).toMatchObject([{ event: "failed", reason: "CONN DEPTH_ZERO_SELF_SIGNED_CERT" }]);
    expect(postfix.mails()).toEqual([]);
  });

  it("accepts the password, and the mail arrives in the mailbox", async () => {
    setDefaultCACertificates([...trusted, postfix.certificate]);
    const { status, body } = await send("website:s%40cret@");
    expect(status).toBe(201);
    await vi.waitFor(() => expect(postfix.mails()).toHaveLength(1), { timeout: 10_000 });
    const mail = await PostalMime.parse(postfix.mails()[0] ?? "");
    const { reference } = body as { reference: string };
    expect(mail).toMatchObject({
      from: { address: "website@example.com" },
      to: [{ address: "sales@example.com" }],
      replyTo: [{ name: HOME.name, address: HOME.email }],
      subject: `Inquiry from ${HOME.company} [${reference}]`,
    });
    expect(mail.text).toContain(HOME.message);
    expect(mail.headers.find(({ key }) => key === "received")?.value).toMatch(/with ESMTPSA/);
  });

  it("refuses a wrong password: 502", async () => {
    setDefaultCACertificates([...trusted, postfix.certificate]);
    const before = postfix.mails().length;
    const { status, events } = await send("website:wrong@");
    expect(status).toBe(502);
    expect(events).toMatchObject([{ event: "failed", delivery: "smtp" }]);
    expect(JSON.stringify(events)).not.toMatch(/s@cret|wrong|mari/i);
    expect(postfix.mails()).toHaveLength(before);
  });
});
