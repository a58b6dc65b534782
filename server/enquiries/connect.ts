import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SiteNotes } from "../build-notes.ts";
import type { Settings } from "../settings.ts";
import { clientKey } from "./client-address.ts";
import { createDispatch } from "./delivery.ts";
import { createEndpoint } from "./endpoint.ts";
import { log } from "./log.ts";
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
    clientOf: readClient(settings.TRUSTED_PROXIES),
    messages: site.messages,
    failure: site.failure,
  });
  return { app, close: dispatch.close };
}

function readClient(trustedProxies: number): (context: Context) => string {
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
