import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHarness, HOME } from "./testing/harness.ts";
import { closedPort } from "./testing/mailbox.ts";
import { webhookDelivery } from "./webhook.ts";

const SECRET = "a secret of both sides";

/** A server that takes webhooks, and what it got. */
async function receive(respond: (response: ServerResponse) => void) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ request, body: await text(request) });
    respond(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  const harness = createHarness([webhookDelivery({ url, secret: SECRET })], {}, { deliveryMs: 300 });
  return { requests, ...harness };
}

describe("a webhook", () => {
  it("gets the enquiry with a signature over the time and the body", async () => {
    const { requests, send } = await receive((response) => response.writeHead(204).end());
    const response = await send(HOME);
    expect(response.status).toBe(201);
    const [{ request, body } = expect.fail()] = requests;
    expect(JSON.parse(body)).toEqual({
      ...HOME,
      phone: "",
      id: request.headers["idempotency-key"],
      reference: ((await response.json()) as { reference: string }).reference,
    });
    expect(request.headers["content-type"]).toBe("application/json");
    const timestamp = String(request.headers["x-enquiry-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const signature = createHmac("sha256", SECRET).update(`${timestamp}.${body}`).digest("hex");
    expect(request.headers["x-enquiry-signature"]).toBe(`sha256=${signature}`);
  });

  it.each([
    ["an error", 500, 502],
    ["a refusal", 404, 502],
    ["a timeout behind it", 504, 504],
  ])("that answers %s: %i gives %i", async (_, status, expected) => {
    const { send } = await receive((response) => response.writeHead(status).end(HOME.email));
    expect((await send(HOME)).status).toBe(expected);
  });

  it("is not followed elsewhere", async () => {
    const { requests, send } = await receive((response) =>
      response.writeHead(307, { Location: "/other" }).end(),
    );
    expect((await send(HOME)).status).toBe(502);
    expect(requests).toHaveLength(1);
  });

  it("that says nothing: 504", async () => {
    const { send } = await receive(() => {});
    expect((await send(HOME)).status).toBe(504);
  });

  it("that nobody serves: 502, and not ready", async () => {
    const url = new URL(`http://127.0.0.1:${await closedPort()}`);
    const { send, app } = createHarness([webhookDelivery({ url, secret: SECRET })]);
    expect((await send(HOME)).status).toBe(502);
    expect((await app.request("http://localhost/readyz")).status).toBe(503);
  });

  it("that answers anything is ready", async () => {
    const { app } = await receive((response) => response.writeHead(405).end());
    expect((await app.request("http://localhost/readyz")).status).toBe(200);
  });
});
