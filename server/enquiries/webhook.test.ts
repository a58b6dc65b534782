import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../../scripts/serve.ts";
import { HONEYPOT_FIELD } from "../../src/shared/enquiry-request.ts";
import { MAIL_TEXTS } from "../../src/shared/enquiry-texts.fixture.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import type { WebhookSettings } from "../settings.ts";
import { watchDelivery } from "./delivery.ts";
import type { DispatchLimits } from "./dispatch.ts";
import { sendHttp } from "./send-http.ts";
import { sendFetch, webhookDelivery } from "./webhook.ts";

const SECRET = "a secret of both sides";

/** Starts a server that records the webhooks it receives. */
async function receive(
  respond: () => Response | Promise<Response>,
  settings: Partial<WebhookSettings> = {},
  limits: DispatchLimits = {},
  sendRequest = sendHttp,
) {
  const requests: { headers: Record<string, string>; body: string }[] = [];
  const { url, close } = await serve(async (request) => {
    requests.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return respond();
  });
  onTestFinished(close);
  const usual = { WEBHOOK_URL: new URL(url), WEBHOOK_SECRET: SECRET, WEBHOOK_FORMAT: "json" } as const;
  const delivery = webhookDelivery({ name: "webhook", ...usual, ...settings }, MAIL_TEXTS, sendRequest);
  return { requests, delivery, ...createTestEndpoint([delivery], {}, limits) };
}

const RISKY = {
  ...HOME,
  name: "Mari <!channel> & co",
  message: "*Bold* [link](https://spam.example)\nline",
};

it("a webhook accepts a secret in the form of Standard Webhooks, too", async () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.from(SECRET).toString("base64")}`;
  const { requests, send } = await receive(() => new Response(null, { status: 204 }), { WEBHOOK_SECRET });
  await send(HOME);
  const [{ headers, body } = expect.fail()] = requests;
  expect(() => new Webhook(WEBHOOK_SECRET).verify(body, headers)).not.toThrow();
});

it("a webhook sends text to Slack in which nothing is markup", async () => {
  const settings = { WEBHOOK_SECRET: undefined, WEBHOOK_FORMAT: "slack" } as const;
  const { requests, send } = await receive(() => new Response("ok"), settings);
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
  const { requests, send } = await receive(() => new Response(null, { status: 202 }), settings);
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

it("a webhook that refuses is not healthy until it accepts, though it can be reached", async () => {
  let status = 401;
  const { delivery: webhook } = await receive(() => new Response(null, { status }));
  const { delivery, health } = watchDelivery(webhook, () => {});
  const { send } = createTestEndpoint([delivery]);
  expect(await health()).toBe("ok");
  await send(HOME);
  expect(await health()).toBe("unreachable");
  status = 204;
  await send(HOME);
  expect(await health()).toBe("ok");
});

it("a webhook that answers 100 (Continue) first accepts", async () => {
  let received = "";
  const server = createServer((socket) => {
    socket.on("data", (bytes) => {
      received += bytes;
      if (!received.endsWith("}")) return;
      socket.end(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n`);
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const WEBHOOK_URL = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { send } = await receive(() => new Response(), { WEBHOOK_URL });
  expect((await send(HOME)).status).toBe(201);
  expect(received).toContain(HOME.email);
});

describe.each([
  ["Node's client", sendHttp],
  ["fetch", sendFetch],
])("a webhook, by %s,", (_, sendRequest) => {
  it("that answers with a gateway timeout, or not at all: 504", async () => {
    const late = await receive(() => new Response(HOME.email, { status: 504 }), {}, {}, sendRequest);
    expect((await late.send(HOME)).status).toBe(504);
    const silent = await receive(() => new Promise(() => {}), {}, { deliveryMs: 300 }, sendRequest);
    expect((await silent.send(HOME)).status).toBe(504);
  });

  it("without a server: 502, and health reports it as unreachable", async () => {
    const WEBHOOK_URL = new URL(`http://127.0.0.1:${await freePort()}`);
    const { send, delivery } = await receive(() => new Response(), { WEBHOOK_URL }, {}, sendRequest);
    expect((await send(HOME)).status).toBe(502);
    await expect(delivery.check(AbortSignal.timeout(5_000))).rejects.toThrow("ECONNREFUSED");
  });

  it("counts as reachable if it answers at all", async () => {
    const { delivery } = await receive(() => new Response(null, { status: 405 }), {}, {}, sendRequest);
    await delivery.check(AbortSignal.timeout(5_000));
  });

  it("that redirects has not accepted: 502", async () => {
    const headers = { Location: "/elsewhere" };
    const { requests, send } = await receive(
      () => new Response(null, { status: 307, headers }),
      {},
      {},
      sendRequest,
    );
    expect((await send(HOME)).status).toBe(502);
    expect(requests).toHaveLength(1);
  });
});
