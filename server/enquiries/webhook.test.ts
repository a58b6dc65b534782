import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, it, onTestFinished } from "vitest";
import { serve } from "../../scripts/serve.ts";
import { MAIL_COPY } from "../../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import * as request from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { createTestEndpoint } from "../../tests/support/endpoint.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";
import type { WebhookSettings } from "../settings.ts";
import { webhookDelivery } from "./webhook.ts";

const SECRET = "a secret of both sides";
const message = "*Bold* [link](https://spam.example)\nline";
const RISKY = { ...HOME, name: "Mari <!channel> & co", message };

/** Starts a server that records the webhooks it receives, and answers with the statuses in turn. */
async function receive(settings: Partial<WebhookSettings> = {}, statuses: number[] = []) {
  const requests: { headers: Record<string, string>; body: string }[] = [];
  const { url, close } = await serve(async (received) => {
    const { method, headers } = received;
    requests.push({ headers: Object.fromEntries(headers), body: await received.text() });
    const status = method === "POST" ? (statuses.shift() ?? 204) : 405;
    return new Response(null, { status, headers: { Location: "/elsewhere" } });
  });
  onTestFinished(close);
  const usual = { WEBHOOK_URL: new URL(url), WEBHOOK_SECRET: SECRET, WEBHOOK_FORMAT: "json" } as const;
  const delivery = webhookDelivery({ name: "webhook", ...usual, ...settings }, MAIL_COPY);
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
  const names = ["topic", "page", ...request.CAMPAIGN_FIELDS, request.HONEYPOT_FIELD];
  const others = Object.fromEntries(names.map((name) => [name, "x"]));
  for (const fields of [HOME, CONTACT]) await send({ ...fields, ...others });
  const rows = readFileSync("docs/webhook.md", "utf8").matchAll(/^\| (`.*?) \|/gm);
  const described = [...rows].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  const received = requests.flatMap(({ body }) => Object.keys(JSON.parse(body)));
  expect(new Set(described)).toEqual(new Set(received));
});

it("a webhook sends text to Slack in which nothing is markup", async () => {
  const { requests, send } = await inChannel("slack");
  expect((await send({ ...RISKY, [request.HONEYPOT_FIELD]: "x" })).status).toBe(201);
  const [{ headers, body } = expect.fail()] = requests;
  const { text, ...rest } = JSON.parse(body);
  expect(text).toMatch(/^\[possible spam\] Message \[.{9}\]\n\nName: Mari &lt;!channel&gt; &amp; co\n/);
  expect(text).toContain(RISKY.message);
  // Nothing of a visitor's links is shown, either.
  expect(rest).toEqual({ mrkdwn: false, unfurl_links: false, unfurl_media: false });
  expect(headers["webhook-signature"]).toBeUndefined();
});

it("a webhook sends a card to Teams, of one text in which nothing is a link", async () => {
  const { requests, send } = await inChannel("teams");
  expect((await send(RISKY)).status).toBe(201);
  const { type, summary, attachments } = JSON.parse(requests[0]?.body ?? "");
  expect(type).toBe("message");
  expect(attachments[0].contentType).toBe("application/vnd.microsoft.card.adaptive");
  expect(summary).toMatch(/^Message \[[\w-]+\]$/);
  const text = expect.stringContaining(`\n${RISKY.message}`);
  const block = { type: "RichTextBlock", inlines: [{ type: "TextRun", text }] };
  expect(attachments[0].content.body).toEqual([block]);
});

it("what Teams would drop has failed, and isn't sent: more than 28,000 bytes", async () => {
  const { requests, send, health, events } = await inChannel("teams");
  // Each letter takes three bytes.
  expect((await send({ ...HOME, message: "鈴".repeat(10_000) })).status).toBe(502);
  expect(requests).toEqual([]);
  expect(events().at(-1)).toMatchObject({ event: "failed", reason: "too long for teams" });
  expect(await health()).toBe(200);
});

it("a webhook that refuses is asked again only by 429 and 503, and isn't healthy", async () => {
  const failures = [302, 404, 408, 429, 500, 503];
  const attempts = failures.map(async (status) => {
    const { requests, send, health } = await receive({}, [status, status]);
    expect((await send(HOME)).status, `${status}`).toBe(502);
    expect(await health(), `${status}`).toBe(503);
    return requests.length;
  });
  expect(await Promise.all(attempts)).toEqual([1, 1, 1, 2, 1, 2]);
});

it("a webhook that breaks off may have accepted: it isn't asked again, and isn't healthy", async () => {
  let requests = 0;
  const port = await listen((_, response) => {
    requests++;
    response.destroy();
  });
  const { send, health } = await receive({ WEBHOOK_URL: new URL(`http://127.0.0.1:${port}`) });
  expect([(await send(HOME)).status, requests, await health()]).toEqual([502, 1, 503]);
});

it("a webhook that drops kept connections at their second request gets every enquiry", async () => {
  const seen = new WeakSet<object>();
  const port = await listen(({ socket }, response) => {
    if (seen.has(socket)) socket.destroy();
    seen.add(socket);
    response.end();
  });
  const { send, health } = await receive({ WEBHOOK_URL: new URL(`http://127.0.0.1:${port}`) });
  const statuses = [await health()];
  for (const turn of [1, 2, 3])
    statuses.push((await send({ ...HOME, message: `This is message ${turn}.` })).status);
  expect(statuses).toEqual([200, 201, 201, 201]);
});

it("a webhook that isn't reached is asked twice, and is healthy once a check reaches it", async () => {
  const port = await freePort();
  const unknown = await receive({ WEBHOOK_URL: new URL("http://no-such-host.invalid") });
  // Of a group of hosts, to which TCP can't connect.
  const unreachable = await receive({ WEBHOOK_URL: new URL("http://224.0.0.1") });
  const { send, health, events } = await receive({ WEBHOOK_URL: new URL(`http://127.0.0.1:${port}`) });
  await Promise.all([unknown.send(HOME), unreachable.send(HOME), send(HOME)]);
  for (const { seconds } of events()) expect(seconds).toBeGreaterThanOrEqual(2);
  expect(events().map(({ event }) => event)).toEqual(["failed", "failed", "failed"]);
  await listen((_, response) => void response.end(), port);
  expect(await health()).toBe(200);
});

/** Starts a plain server for one test, on this port or a free one, and returns its port. */
async function listen(answer: RequestListener, port = 0): Promise<number> {
  const server = createServer(answer).listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
