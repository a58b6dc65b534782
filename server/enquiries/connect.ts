import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { MailTexts } from "../../src/shared/enquiry-texts.ts";
import type { SiteNotes } from "../build-notes.ts";
import type { Settings } from "../settings.ts";
import { clientKey } from "./client-address.ts";
import { createDeduplicate } from "./deduplicate.ts";
import { createDeliveryHealth, type Delivery } from "./delivery.ts";
import { createDispatch } from "./dispatch.ts";
import { createEndpoint } from "./endpoint.ts";
import { createLog, type Log } from "./log.ts";
import { createRateLimit } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";
import { sendHttp } from "./send-http.ts";
import { smtpDelivery } from "./smtp.ts";
import { webhookDelivery } from "./webhook.ts";

/** Creates the delivery of these settings. */
export const createDelivery = (
  settings: Settings["deliveries"][number],
  mail: MailTexts,
  log: Log,
): Delivery =>
  settings.name === "smtp" ? smtpDelivery(settings, mail, log) : webhookDelivery(settings, mail, sendHttp);

/**
 * Creates the endpoint for Node's own server, as the settings say.
 * @returns the application for /api/enquiries, /healthz and /readyz, and a function that finishes
 * the enquiries in flight; it gets a promise for the end of the last request
 */
export function connectEnquiries(settings: Settings, { mail, messages, failure }: SiteNotes) {
  const log = createLog();
  const [first, ...others] = settings.deliveries.map((delivery) => createDelivery(delivery, mail, log));
  if (!first) throw new Error("No delivery is set.");
  const dispatch = createDispatch([first, ...others], log);
  const redis = settings.REDIS_URL && connectRedis(settings.REDIS_URL, log);
  const app = createEndpoint({
    dispatch,
    deduplicate: createDeduplicate(redis),
    deliveryHealth: createDeliveryHealth(first, log),
    limit: createRateLimit(settings.RATE_LIMIT_PER_MINUTE, redis),
    clientOf: readClient(settings.TRUSTED_PROXIES, log),
    log,
    messages,
    failure,
  });
  return {
    app,
    close: async (answered: Promise<void>) => {
      await dispatch.close(answered);
      redis?.client.disconnect();
    },
  };
}

function readClient(trustedProxies: number, log: Log): (context: Context) => string {
  let isWarned = trustedProxies > 0;
  return (context) => {
    const { incoming } = context.env as HttpBindings;
    if (!isWarned && incoming.headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      log({ event: "untrusted-proxy", setting: "TRUSTED_PROXIES" });
    }
    return clientKey(incoming, trustedProxies);
  };
}
