import type { SiteNotes } from "../build-notes.ts";
import type { Settings } from "../settings.ts";
import { clientKey } from "./client-address.ts";
import { createDeduplicate } from "./deduplicate.ts";
import { type Delivery, watchDelivery } from "./delivery.ts";
import { createDispatch } from "./dispatch.ts";
import { createEndpoint } from "./endpoint.ts";
import { countingLog, createLog, type Log } from "./log.ts";
import { createRateLimit } from "./rate-limit.ts";
import { sendHttp } from "./send-http.ts";
import { smtpDelivery } from "./smtp.ts";
import { webhookDelivery } from "./webhook.ts";

/** Creates the delivery of these settings. */
export const createDelivery = (
  settings: Settings["deliveries"][number],
  site: SiteNotes,
  log: Log,
): Delivery =>
  settings.name === "smtp"
    ? smtpDelivery(settings, site, log)
    : webhookDelivery(settings, site.mail, sendHttp);

/**
 * Creates the endpoint for Node's own server, as the settings say.
 * @returns the application for /api/enquiries, /healthz and /readyz, and a function that finishes
 * the enquiries in flight; it gets a promise for the end of the last request
 */
export function connectEnquiries(settings: Settings, site: SiteNotes) {
  const log = countingLog(createLog());
  const [first, ...others] = settings.deliveries.map((delivery) => createDelivery(delivery, site, log));
  if (!first) throw new Error("No delivery is set.");
  const { delivery, health } = watchDelivery(first, log);
  const dispatch = createDispatch([delivery, ...others], log);
  const app = createEndpoint({
    dispatch,
    deduplicate: createDeduplicate(),
    deliveryHealth: health,
    limit: createRateLimit(settings.RATE_LIMIT_PER_MINUTE),
    clientOf: (context) => clientKey(context, settings.TRUSTED_PROXIES > 0),
    log,
    messages: site.messages,
    failure: site.failure,
  });
  return { app, close: dispatch.close };
}
