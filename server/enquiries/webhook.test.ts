import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { expect, it, onTestFinished } from "vitest";
import { serve } from "../../scripts/serve.ts";
import { CAMPAIGN_FIELDS, HONEYPOT_FIELD } from "../../src/features/enquiry/enquiry-request.ts";
import { MAIL_TEXTS } from "../../src/features/enquiry/enquiry-texts.fixture.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import type { WebhookSettings } from "../settings.ts";
import { webhookDelivery } from "./webhook.ts";

const SECRET = "a secret of both sides";
const RISKY = {
  ...HOME,
  name: "Mari <!channel> & co",
  message: "*Bold* [link](https://spam.example)\nline",
};

/** Starts a server that records the webhooks it receives, and answers with the statuses in turn. */
async function receive(settings: Partial<WebhookSettings> = {}, statuses: number[] = []) {
  const requests: { method: string; headers: Record<string, string>; body: string }[] = [];
  const { url, close } = await serve(async (request) => {
    const { method, headers } = request;
    requests.push({ method, headers: Object.fromEntries(headers), body: await request.text() });
    const status = method === "POST" ? (statuses.shift() ?? 204) : 405;
    return new Response(null, { status, headers: { Location: "/elsewhere" } });
  });
  onTestFinished(close);
  const usual = { WEBHOOK_URL: new URL(url), WEBHOOK_SECRET: SECRET, WEBHOOK_FORMAT: "json" } as const;
  const delivery = webhookDelivery({ name: "webhook", ...usual, ...settings }, MAIL_TEXTS);
  return { requests, ...createTestEndpoint([delivery]) };
}

const inChannel = (WEBHOOK_FORMAT: "slack" | "teams") =>
  receive({ WEBHOOK_SECRET: undefined, WEBHOOK_FORMAT });

it("a webhook accepts a secret in the form of Standard Webhooks, too", async () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.from(SECRET).toString("base64")}`;
  const { requests, send } = await receive({ WEBHOOK_SECRET });
  await send(HOME);
  const [{ headers, body } = expect.fail()] = requests;
  expect(() => new Webhook(WEBHOOK_SECRET).verify(body, headers)).not.toThrow();
});

it("what a webhook receives is described field by field", async () => {
  const { requests, send } = await receive();
  const origin = Object.fromEntries(["page", ...CAMPAIGN_FIELDS].map((name) => [name, "x"]));
  for (const fields of [HOME, CONTACT]) {
    await send({ ...fields, ...origin, topic: "x", [HONEYPOT_FIELD]: "x" });
  }
  const rows = readFileSync("docs/webhook.md", "utf8").matchAll(/^\| (`.*?) \|/gm);
  const described = [...rows].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  const received = requests.flatMap(({ body }) => Object.keys(JSON.parse(body)));
  expect(new Set(described)).toEqual(new Set(received));
});

it("a webhook sends text to Slack in which nothing is markup", async () => {
  const { requests, send } = await inChannel("slack");
  expect((await send({ ...RISKY, [HONEYPOT_FIELD]: "x" })).status).toBe(201);
  const [{ headers, body } = expect.fail()] = requests;
  const { text, mrkdwn } = JSON.parse(body);
  expect(text).toMatch(/^\[possible spam\] Inquiry \[.{9}\]\n\nName: Mari &lt;!channel&gt; &amp; co\n/);
  expect(text).toContain(RISKY.message);
  expect(mrkdwn).toBe(false);
  expect(headers["webhook-signature"]).toBeUndefined();
});

it("a webhook sends a card to Teams, of one text in which nothing is a link", async () => {
  const { requests, send } = await inChannel("teams");
  expect((await send(RISKY)).status).toBe(201);
  const { type, attachments } = JSON.parse(requests[0]?.body ?? "");
  expect(type).toBe("message");
  expect(attachments[0].contentType).toBe("application/vnd.microsoft.card.adaptive");
  const text = expect.stringContaining(`\n${RISKY.message}`);
  expect(attachments[0].content.body).toEqual([
    { type: "RichTextBlock", inlines: [{ type: "TextRun", text }] },
  ]);
});

it.each([
  ["teams", 28_000],
  ["slack", 40_000],
] as const)(
  "what %s would accept and then cut or drop isn't sent: more than %i bytes",
  async (format, max) => {
    const { requests, send, health, events } = await inChannel(format);
    const lines = "A pasted line of a log.\n".repeat(400);
    expect((await send({ ...HOME, message: lines })).status).toBe(201);
    // Each letter takes three bytes.
    const long = { message: "鈴".repeat(10_000), company: "鈴".repeat(4_000) };
    expect((await send({ ...HOME, ...long })).status).toBe(502);
    expect(requests).toHaveLength(1);
    expect(new TextEncoder().encode(requests[0]?.body).length).toBeLessThan(max);
    expect(events().at(-1)).toMatchObject({ event: "failed", reason: `too long for ${format}` });
    expect(await health()).toBe(200);
  },
);

it("a webhook that refuses permanently is not healthy until it accepts, though it can be reached", async () => {
  const answers = [500, 408, 425, 429, 307, 500, 404, 204];
  const { send, health } = await receive({}, [...answers]);
  const statuses = [];
  for (const _ of answers) {
    await send(HOME);
    statuses.push(await health());
  }
  expect(statuses).toEqual([200, 200, 200, 200, 503, 503, 503, 200]);
});

it("a webhook without a server: 502, and not healthy", async () => {
  const WEBHOOK_URL = new URL(`http://127.0.0.1:${await freePort()}`);
  const { send, health, events } = await receive({ WEBHOOK_URL });
  expect((await send(HOME)).status).toBe(502);
  expect(await health()).toBe(503);
  expect(events()).toMatchObject([
    { event: "failed", reason: "ECONNREFUSED" },
    { event: "delivery-unreachable", reason: "ECONNREFUSED" },
  ]);
});
