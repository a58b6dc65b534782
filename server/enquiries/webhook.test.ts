import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, it, onTestFinished } from "vitest";
import { ENQUIRY } from "../../src/features/enquiry/copy.fixture.ts";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/schema.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import type { WebhookSettings } from "../settings.ts";
import type { DispatchLimits } from "./dispatch.ts";
import { webhookDelivery } from "./webhook.ts";

const SECRET = "a secret of both sides";

/** Starts a server that records the webhooks it receives. */
async function receive(
  respond: (response: ServerResponse) => void,
  settings: Partial<WebhookSettings> = {},
  limits: DispatchLimits = {},
) {
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await text(request) });
    respond(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  const delivery = webhookDelivery(
    { name: "webhook", WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET, WEBHOOK_FORMAT: "json", ...settings },
    ENQUIRY.mail,
  );
  return { requests, delivery, ...createTestEndpoint([delivery], {}, limits) };
}

const RISKY = {
  ...HOME,
  name: "Mari <!channel> & co",
  message: "*Bold* [link](https://spam.example)\nline",
};

it("a webhook accepts a secret in the form of Standard Webhooks, too", async () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.from(SECRET).toString("base64")}`;
  const { requests, send } = await receive((response) => response.writeHead(204).end(), { WEBHOOK_SECRET });
  await send(HOME);
  const [{ headers, body } = expect.fail()] = requests;
  expect(() => new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>)).not.toThrow();
});

it("a webhook sends text to Slack in which nothing is markup", async () => {
  const settings = { WEBHOOK_SECRET: undefined, WEBHOOK_FORMAT: "slack" } as const;
  const { requests, send } = await receive((response) => response.writeHead(200).end("ok"), settings);
  expect((await send({ ...RISKY, [HONEYPOT_FIELD]: "x" })).status).toBe(201);
  const [{ headers, body } = expect.fail()] = requests;
  const { text, mrkdwn } = JSON.parse(body);
  expect(text).toMatch(/^\[possible spam\] Inquiry \[.{9}\]\n\nName: Mari &lt;!channel&gt; &amp; co\n/);
  expect(text).toContain(RISKY.message);
  expect(mrkdwn).toBe(false);
  expect(headers["webhook-signature"]).toBeUndefined();
});

it("a webhook sends a card to Teams in which nothing is a link", async () => {
  const settings = { WEBHOOK_SECRET: undefined, WEBHOOK_FORMAT: "teams" } as const;
  const { requests, send } = await receive((response) => response.writeHead(202).end(), settings);
  expect((await send(RISKY)).status).toBe(201);
  const { type, attachments } = JSON.parse(requests[0]?.body ?? "");
  expect(type).toBe("message");
  expect(attachments[0].contentType).toBe("application/vnd.microsoft.card.adaptive");
  const { body } = attachments[0].content as { body: { type: string; inlines: object[] }[] };
  expect(new Set(body.map((block) => block.type))).toEqual(new Set(["RichTextBlock"]));
  for (const text of RISKY.message.split("\n")) {
    expect(body.map(({ inlines }) => inlines)).toContainEqual([{ type: "TextRun", text }]);
  }
});

it("a webhook that answers with a gateway timeout, or not at all: 504", async () => {
  const late = await receive((response) => response.writeHead(504).end(HOME.email));
  expect((await late.send(HOME)).status).toBe(504);
  const silent = await receive(() => {}, {}, { deliveryMs: 300 });
  expect((await silent.send(HOME)).status).toBe(504);
});

it("a webhook without a server: 502, and health reports it as unreachable", async () => {
  const WEBHOOK_URL = new URL(`http://127.0.0.1:${await freePort()}`);
  const { send, delivery } = await receive(() => {}, { WEBHOOK_URL });
  expect((await send(HOME)).status).toBe(502);
  await expect(delivery.check(AbortSignal.timeout(5_000))).rejects.toThrow("ECONNREFUSED");
});

it("a webhook counts as reachable if it answers at all", async () => {
  const { delivery } = await receive((response) => response.writeHead(405).end());
  await delivery.check(AbortSignal.timeout(5_000));
});
