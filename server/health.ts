import { Hono } from "hono";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Creates the health checks. Readiness ignores the mail server: pages should be served even while
 * mail is down.
 * @param delivery returns the state of delivery
 */
export function healthChecks(delivery: () => Promise<string>): Hono {
  return new Hono()
    .get("/healthz", async (context) =>
      context.json({ status: "ok", delivery: await delivery() }, 200, NO_STORE),
    )
    .get("/readyz", (context) => context.json({ status: "ok" }, 200, NO_STORE));
}
