/**
 * The site in delivery mode on Cloudflare: takes enquiries by webhook and serves the static files.
 */
import info from "../build/build-info.json";
import { ENQUIRIES_PATH } from "../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { DELIVERY_MS } from "../src/features/enquiry/shared-with-server/time-limits.ts";
import { networkOf } from "./enquiries/client-address.ts";
import { createDispatch } from "./enquiries/delivery.ts";
import { createEndpoint } from "./enquiries/endpoint.ts";
import { webhookDelivery } from "./enquiries/webhook.ts";
import { readBuildInfo } from "./read-build-info.ts";
import { readSettings } from "./settings.ts";

const PATHS = [ENQUIRIES_PATH, "/healthz", "/readyz"];
/**
 * The period of the platform's rate limits, in ms, as in deploy/wrangler.jsonc.
 */
const WINDOW_MS = 60_000;

type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> };
/** Cloudflare's bindings. The settings are in the same object; readSettings() validates them. */
type Bindings = Record<"ADDRESS_LIMIT" | "COMMON_LIMIT", RateLimitBinding> & {
  ASSETS: { fetch: typeof fetch };
};

/** @throws Error with a line for each missing or malformed setting */
function connect({ ASSETS: _, ADDRESS_LIMIT, COMMON_LIMIT, ...settings }: Bindings) {
  const [chosen, ...others] = readSettings(settings).deliveries;
  if (chosen?.name !== "webhook" || others.length > 0) {
    throw new Error("ENQUIRY_DELIVERY must be webhook here: Cloudflare sends no mail.");
  }
  const site = readBuildInfo(info, "delivery");
  const isWithin = async (limit: RateLimitBinding, key: string) => (await limit.limit({ key })).success;
  return createEndpoint({
    ...site,
    dispatch: createDispatch([webhookDelivery(chosen, site.mail)]),
    limit: async (client) =>
      (await isWithin(ADDRESS_LIMIT, client)) && (await isWithin(COMMON_LIMIT, "all")) ? 0 : WINDOW_MS,
    clientOf: ({ req }) => networkOf(req.header("CF-Connecting-IP")),
  });
}

let app: ReturnType<typeof connect> | undefined;

export default {
  async fetch(request: Request, env: Bindings, context: { waitUntil: (work: Promise<unknown>) => void }) {
    // All other paths are static files or the not-found page.
    if (!PATHS.includes(new URL(request.url).pathname)) return env.ASSETS.fetch(request);
    app ??= connect(env);
    const response = app.fetch(request);
    // An enquiry is delivered even if the visitor leaves meanwhile, and a check goes on behind its answer.
    const checked = new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
    context.waitUntil(Promise.all([response, checked]));
    return response;
  },
};
