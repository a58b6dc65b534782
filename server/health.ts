import { Hono } from "hono";
import type { DeliveryHealth } from "./enquiries/delivery.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Creates the routes for monitors: health fails with 503 while all destinations are down, and is degraded while
 * some are, or don't reach all recipients. Readiness ignores that, because pages should be served even while
 * mail is down.
 * @param delivery returns the state of each destination
 */
export function healthRoutes(delivery: () => Promise<DeliveryHealth | "log">): Hono {
  return new Hono()
    .get("/healthz", async (context) => {
      const state = await delivery();
      const states = state === "log" ? ["ok"] : Object.values(state);
      const every = (wanted: string) => states.every((one) => one === wanted);
      const status = every("down") ? "error" : every("ok") ? "ok" : "degraded";
      return context.json({ status, delivery: state }, status === "error" ? 503 : 200, NO_STORE);
    })
    .get("/readyz", (context) => context.json({ status: "ok" }, 200, NO_STORE));
}
