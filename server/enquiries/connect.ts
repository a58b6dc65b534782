import { createAdaptorServer } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono } from "hono";
import type { OfficeHours } from "../../src/features/enquiry/calls/office-hours.ts";
import type { Delivery } from "./delivery.ts";
import { createDispatch } from "./dispatch.ts";
import { createEndpoint } from "./endpoint.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOnce } from "./once.ts";
import type { OutcomePages } from "./outcome.ts";
import { proofOfWork } from "./proof-of-work.ts";
import { memoryCounter, rateLimit } from "./rate-limit.ts";
import { redisCounter } from "./redis-counter.ts";
import type { EnquirySettings } from "./settings.ts";
import { smtpDelivery } from "./smtp.ts";
import { webhookDelivery } from "./webhook.ts";

/** The endpoint with everything that it needs, connected. */
export interface Enquiries {
  app: Hono;
  /** Takes nothing more and finishes what is on its way. */
  close: () => Promise<void>;
}

/**
 * Connects the endpoint as the settings say.
 * @param host where the metrics listen, if they were asked for
 * @param pages for visitors without a script
 * @param office by which proposed times for a call are checked, as the site was built
 */
export async function connectEnquiries(
  settings: EnquirySettings,
  host: string | undefined,
  pages: OutcomePages,
  office: OfficeHours | undefined,
): Promise<Enquiries> {
  const log = createLog();
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics();
  const memory = memoryCounter();
  const counter = settings.redisUrl ? redisCounter(settings.redisUrl, memory, log.warn) : memory;
  const report: Parameters<typeof createDispatch>[1] = (event) => {
    log.write(event);
    metrics?.count(event);
  };
  const dispatch = createDispatch(connectDeliveries(settings), report);
  const app = createEndpoint({
    dispatch,
    once: createOnce(),
    limit: rateLimit(counter, settings.ratePerMinute),
    trustedProxies: settings.trustedProxies,
    pages,
    report,
    socketAddress,
    isFramed: true,
    ...(office ? { office } : {}),
    ...(settings.altchaKey ? { proofOfWork: proofOfWork(settings.altchaKey) } : {}),
  });
  const metricsServer = metrics && createAdaptorServer({ fetch: metrics.fetch });
  if (metricsServer) {
    await new Promise<void>((resolve, reject) => {
      metricsServer.once("error", reject);
      metricsServer.listen(settings.metricsPort, host, resolve);
    });
  }
  return {
    app,
    close: async () => {
      await dispatch.close();
      await counter.close();
      metricsServer?.close();
    },
  };
}

function connectDeliveries({ deliveries, smtp, webhook }: EnquirySettings): [Delivery, ...Delivery[]] {
  const connected = deliveries.map((name) => {
    if (name === "smtp" && smtp) return smtpDelivery(smtp);
    if (name === "webhook" && webhook) return webhookDelivery(webhook);
    throw new Error(`The settings of ${name} are missing.`);
  });
  return connected as [Delivery, ...Delivery[]];
}

/** Nothing without a socket, as in a test that calls the application directly. */
function socketAddress(context: Context): string | undefined {
  return (context.env as { incoming?: unknown } | undefined)?.incoming
    ? getConnInfo(context).remote.address
    : undefined;
}
