import type { SiteNotes } from "../build-notes.ts";
import type { Settings } from "../settings.ts";
import { clientKey } from "./client-address.ts";
import { createDispatch } from "./delivery.ts";
import { createEndpoint } from "./endpoint.ts";
import { createRateLimit } from "./rate-limit.ts";
import { smtpDelivery } from "./smtp.ts";
import { webhookDelivery } from "./webhook.ts";

/**
 * Creates the endpoint for Node's own server, as the settings say.
 * @returns the application for /api/enquiries, /healthz and /readyz, and a function that resolves once no
 * enquiry is in flight
 */
export function connectEnquiries(settings: Settings, site: SiteNotes) {
  const dispatch = createDispatch(
    settings.deliveries.map((delivery) =>
      delivery.name === "smtp" ? smtpDelivery(delivery, site) : webhookDelivery(delivery, site.mail),
    ),
  );
  const app = createEndpoint({
    dispatch,
    limit: createRateLimit(settings.RATE_LIMIT_PER_MINUTE),
    clientOf: (context) => clientKey(context, settings.TRUSTED_PROXIES === "1"),
    messages: site.messages,
    failure: site.failure,
  });
  return { app, close: dispatch.close };
}
