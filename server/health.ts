import { Hono } from "hono";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Creates the health checks: health fails with 503 while enquiries can't be delivered. Readiness
 * ignores that, because pages should be served even while mail is down.
 * @param delivery returns the state of delivery
 */
export function healthChecks(delivery: () => Promise<"ok" | "unreachable" | "log">): Hono {
  return new Hono()
    .get("/healthz", async (context) => {
      const state = await delivery();
      const isOk = state !== "unreachable";
      const body = { status: isOk ? "ok" : "error", delivery: state };
      return context.json(body, isOk ? 200 : 503, NO_STORE);
    })
    .get("/readyz", (context) => context.json({ status: "ok" }, 200, NO_STORE));
}
