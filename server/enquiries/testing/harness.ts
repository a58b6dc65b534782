import { onTestFinished } from "vitest";
import type { Delivery } from "../delivery.ts";
import { createDispatch, type DispatchLimits } from "../dispatch.ts";
import { createEndpoint, type EndpointParts } from "../endpoint.ts";
import type { EnquiryEvent } from "../events.ts";
import { createLog } from "../log.ts";
import { createOnce } from "../once.ts";
import { plainPages } from "./plain-pages.ts";

export const HOME = {
  form: "home",
  name: "Mari Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};
export const CONTACT = {
  form: "contact",
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  company: "",
  phone: "",
  message: "We sell software to banks.",
};

/** The endpoint without a socket, what it reported, and the log that it wrote. */
export function createHarness(
  deliveries: readonly [Delivery, ...Delivery[]],
  parts: Partial<EndpointParts> = {},
  limits: DispatchLimits = {},
) {
  const events: EnquiryEvent[] = [];
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const report = (event: EnquiryEvent) => {
    events.push(event);
    log.write(event);
  };
  const dispatch = createDispatch(deliveries, report, limits);
  onTestFinished(() => dispatch.close());
  const app = createEndpoint({
    dispatch,
    once: createOnce(),
    limit: async () => 0,
    trustedProxies: 0,
    pages: plainPages,
    report,
    ...parts,
  });
  const url = "http://localhost/api/enquiries";
  return {
    app,
    dispatch,
    events,
    lines,
    /** Posts as the page's script does. */
    send: (body: unknown, headers: Record<string, string> = {}) =>
      app.request(url, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
    /** Posts as a browser without a script does. */
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(url, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          Accept: "text/html,*/*;q=0.8",
          ...headers,
        },
      }),
  };
}

/** A delivery that does as it is told and remembers what it got. */
export function fakeDelivery(act: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const delivered: Parameters<Delivery["deliver"]>[0][] = [];
  const delivery: Delivery = {
    name: "smtp",
    deliver: async (enquiry, signal) => {
      await act(signal);
      delivered.push(enquiry);
    },
    check: async () => {},
    close: () => {},
  };
  return { delivery, delivered };
}
