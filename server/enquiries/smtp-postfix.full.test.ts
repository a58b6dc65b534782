import { getCACertificates, setDefaultCACertificates } from "node:tls";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSmtpEndpoint } from "../../tests/support/endpoint.ts";
import { type Postfix, startPostfix, whyNoPostfix } from "../../tests/support/postfix.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const reason = whyNoPostfix();
const PASSWORD = "s@/?#%40:cret";

describe.skipIf(reason)(`Postfix with TLS and a password${reason && ` (${reason})`}`, () => {
  let postfix: Postfix;
  beforeAll(async () => {
    postfix = await startPostfix("website", PASSWORD);
    setDefaultCACertificates([...getCACertificates("default"), postfix.cert]);
  });
  afterAll(() => postfix.close());

  const endpointWith = (SMTP_PASSWORD: string) =>
    createSmtpEndpoint(postfix.port, { SMTP_USER: "website", SMTP_PASSWORD, SMTP_SECURITY: "starttls" });

  it("refuses a wrong password, which stays out of the log: 502", async () => {
    const { send, events, lines } = endpointWith("wrong");
    expect((await send(HOME)).status).toBe(502);
    expect(events()).toMatchObject([{ event: "failed", reason: "AUTH PLAIN 535" }]);
    expect(lines.join()).not.toMatch(/wrong|mari/i);
    expect(postfix.mails()).toEqual([]);
  });

  it("accepts the password, and the mail arrives in the mailbox", async () => {
    const { send, lines } = endpointWith(PASSWORD);
    const response = await send(HOME);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(lines.join()).not.toContain(PASSWORD);
    await expect.poll(() => postfix.mails()).toHaveLength(1);
    const mail = await PostalMime.parse(postfix.mails()[0] ?? "");
    expect(mail.subject).toBe(`Inquiry from ${HOME.company} [${reference}]`);
    expect(mail.text).toContain(HOME.message);
    expect(mail.headers.find(({ key }) => key === "received")?.value).toMatch(/with ESMTPSA/);
  });
});
