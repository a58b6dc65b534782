import { Hono } from "hono";
import type { DeliveryHealth } from "./enquiries/delivery.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Creates the health checks: health fails with 503 while no destination can be reached. Readiness
 * ignores that, because pages should be served even while mail is down.
 * @param delivery returns the state of each destination
 */
export function healthChecks(delivery: () => Promise<DeliveryHealth | "log">): Hono {
  return new Hono()
    .get("/healthz", async (context) => {
      const state = await delivery();
      const isOk = state === "log" || Object.values(state).includes("ok");
      const body = { status: isOk ? "ok" : "error", delivery: state };
      return context.json(body, isOk ? 200 : 503, NO_STORE);
    })
    .get("/readyz", (context) => context.json({ status: "ok" }, 200, NO_STORE));
}
