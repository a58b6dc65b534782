import { vi } from "vitest";
import type { Enquiry } from "../../server/enquiries/check-entry.ts";
import { createDispatch, type Delivery } from "../../server/enquiries/delivery.ts";
import { createEndpoint } from "../../server/enquiries/endpoint.ts";
import { smtpDelivery } from "../../server/enquiries/smtp.ts";
import { readSettings, type SmtpSettings } from "../../server/settings.ts";
import { SITE } from "../../src/features/enquiry/shared-with-server/enquiry-copy.fixture.ts";
import { deliveringTo } from "./mailbox.ts";
import { posted } from "./sample-enquiries.ts";

/** Creates the endpoint without a socket, and records its log. */
export function createTestEndpoint(deliveries: readonly Delivery[], limit = async (_client: string) => 0) {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const dispatch = createDispatch(deliveries);
  const app = createEndpoint({ dispatch, limit, clientOf: () => "192.0.2.1", ...SITE });
  return {
    app,
    dispatch,
    lines,
    events: () => lines.map((line) => JSON.parse(line)),
    health: async () => (await app.request("http://localhost/healthz")).status,
    /** Posts as the page's script does. */
    send: async (body: object | string, headers?: Record<string, string>) =>
      app.request("http://localhost/api/enquiries", posted(body, headers)),
  };
}

/** Creates the endpoint with the mail server at this port, from website@ to sales@example.com. */
export function createSmtpEndpoint(port: number, settings: Partial<SmtpSettings> = {}) {
  const [usual] = readSettings(deliveringTo({ port })).deliveries;
  return createTestEndpoint([smtpDelivery({ ...(usual as SmtpSettings), ...settings }, SITE)]);
}

/** Creates a delivery that does what the test wants and records what it gets. */
export function fakeDelivery(
  act: (signal: AbortSignal) => Promise<unknown> = async () => {},
  check = async () => {},
  name: Delivery["name"] = "smtp",
) {
  const delivered: Enquiry[] = [];
  const delivery: Delivery = {
    name,
    deliver: async (enquiry, signal) => {
      delivered.push(enquiry);
      return (await act(signal)) !== false;
    },
    check,
  };
  return { delivery, delivered };
}
