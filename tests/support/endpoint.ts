import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { deliveringTo, type Mailbox, openMailbox } from "../../scripts/mailbox.ts";
import { createDeduplicate } from "../../server/enquiries/deduplicate.ts";
import { type Delivery, watchDelivery } from "../../server/enquiries/delivery.ts";
import { createDispatch, type DispatchLimits } from "../../server/enquiries/dispatch.ts";
import { createEndpoint, type EndpointParts } from "../../server/enquiries/endpoint.ts";
import { createLog, type LogEvent } from "../../server/enquiries/log.ts";
import { smtpDelivery } from "../../server/enquiries/smtp.ts";
import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import { FAILURE, MAIL_TEXTS, MESSAGES } from "../../src/shared/enquiry-texts.fixture.ts";
import { startServer } from "./child-server.ts";

/** Creates the endpoint without a socket, and records its events and its log. */
export function createTestEndpoint(
  deliveries: readonly [Delivery, ...Delivery[]],
  parts: Partial<EndpointParts> = {},
  limits: DispatchLimits = {},
  { events, lines, log } = recordedLog(),
) {
  const dispatch = createDispatch(deliveries, log, limits);
  onTestFinished(() => dispatch.close());
  const app = createEndpoint({
    dispatch,
    deduplicate: createDeduplicate(),
    deliveryHealth: async () => "ok",
    limit: async () => 0,
    clientOf: () => "192.0.2.1",
    log,
    messages: MESSAGES,
    failure: FAILURE,
    ...parts,
  });
  const url = "http://localhost/api/enquiries";
  return {
    app,
    dispatch,
    events,
    lines,
    /** Posts as the page's script does. */
    send: async (body: unknown, headers: Record<string, string> = {}) =>
      app.request(url, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
    /** Posts as a browser without JavaScript does. */
    post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(url, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          Accept: "text/html,*/*;q=0.8",
          ...headers,
        },
      }),
  };
}

/** Opens a mail server for one test. */
export async function testMailbox(options: SMTPServerOptions = {}) {
  const mailbox = await openMailbox(options);
  onTestFinished(() => mailbox.close());
  return mailbox;
}

/**
 * Starts a server for one test.
 * @param mailbox where it delivers; without one it is in log mode
 */
export async function startTestServer(folder: string, env: Record<string, string> = {}, mailbox?: Mailbox) {
  const server = await startServer(folder, { ...(mailbox && deliveringTo(mailbox)), ...env });
  onTestFinished(() => server.stop("SIGKILL"));
  return { ...server, port: Number(new URL(server.url).port) };
}

/** Creates the endpoint with the mail server at this address, from website@ to sales@example.com. */
export function createSmtpEndpoint(
  address: string,
  { to = ["sales@example.com"], deliveryMs = DELIVERY_MS } = {},
) {
  const recorded = recordedLog();
  const settings = { SMTP_URL: new URL(address), ENQUIRY_FROM: "website@example.com", ENQUIRY_TO: to };
  const site = { mail: MAIL_TEXTS, host: "www.example.com" };
  const smtp = smtpDelivery({ name: "smtp", ...settings }, site, recorded.log, deliveryMs);
  const { delivery, health } = watchDelivery(smtp, recorded.log);
  return createTestEndpoint([delivery], { deliveryHealth: health }, { deliveryMs }, recorded);
}

/** Creates a log that records its events and lines. */
export function recordedLog() {
  const events: LogEvent[] = [];
  const lines: string[] = [];
  const write = createLog((line) => void lines.push(line));
  const log = (event: LogEvent) => {
    events.push(event);
    write(event);
  };
  return { events, lines, log };
}

/** Creates a delivery that does what the test wants and records what it gets. */
export function fakeDelivery(act: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const delivered: Parameters<Delivery["deliver"]>[0][] = [];
  const delivery: Delivery = {
    name: "smtp",
    destination: "mail.example.com:465",
    deliver: async (enquiry, signal) => {
      await act(signal);
      delivered.push(enquiry);
    },
    check: async () => {},
    close: () => {},
  };
  return { delivery, delivered };
}
