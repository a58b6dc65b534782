import { Counter, Histogram, Registry } from "prom-client";
import type { EnquiryEvent } from "./events.ts";

/** Counts for Prometheus. */
export interface Metrics {
  count: (event: EnquiryEvent) => void;
  /** Answers a scrape, on a port of its own. */
  fetch: (request: Request) => Promise<Response>;
}

/** Upper bounds in seconds, up to the longest that a delivery may take. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const accepted = new Counter({
    name: "enquiries_accepted_total",
    help: "Enquiries that somebody has accepted",
    registers,
  });
  const rejected = new Counter({
    name: "enquiries_rejected_total",
    help: "Requests that were not taken to anybody, by reason",
    labelNames: ["reason"],
    registers,
  });
  const failures = new Counter({
    name: "enquiries_failed_total",
    help: "Deliveries that failed, by destination",
    labelNames: ["delivery"],
    registers,
  });
  const seconds = new Histogram({
    name: "enquiry_delivery_seconds",
    help: "Time until an enquiry was accepted or had failed",
    buckets: BUCKETS,
    registers,
  });

  return {
    count: (event) => {
      if (event.event === "accepted") {
        accepted.inc();
        seconds.observe(event.seconds);
      } else if (event.event === "rejected") {
        rejected.inc({ reason: event.reason });
      } else if (event.event === "failed") {
        failures.inc({ delivery: event.delivery });
        seconds.observe(event.seconds);
      } else if (event.event === "copy-failed") {
        failures.inc({ delivery: event.delivery });
      }
    },
    fetch: async (request) =>
      new URL(request.url).pathname === "/metrics"
        ? new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } })
        : new Response("Not found. See /metrics.\n", { status: 404 }),
  };
}
