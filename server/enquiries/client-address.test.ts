import { Hono } from "hono";
import { expect, it } from "vitest";
import { clientKey } from "./client-address.ts";

it.each<[string | undefined, string | undefined, boolean, string]>([
  ["192.0.2.1", undefined, false, "192.0.2.1"],
  ["::ffff:192.0.2.1", undefined, false, "192.0.2.1"],
  // A /64 counts as one client, however its addresses are written.
  ["2001:db8:1:2:3:4:5:6", undefined, false, "2001:0db8:0001:0002::/64"],
  ["2001:DB8:1:2::9", undefined, false, "2001:0db8:0001:0002::/64"],
  // No proxy is trusted, so the header may be forged.
  ["192.0.2.1", "198.51.100.7", false, "192.0.2.1"],
  ["10.0.0.1", "203.0.113.9, 198.51.100.7", true, "198.51.100.7"],
  ["10.0.0.1", "203.0.113.9,2001:db8::1", true, "2001:0db8:0000:0000::/64"],
  // Without the header there is no address.
  ["10.0.0.1", undefined, true, "10.0.0.1"],
  [undefined, undefined, false, "unknown"],
])("of socket %s and header %s, proxied %s: %s", async (remoteAddress, header, isProxied, key) => {
  const app = new Hono().get("/", (context) => context.text(clientKey(context, isProxied)));
  const headers: HeadersInit = header ? { "X-Forwarded-For": header } : {};
  const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  expect(await answer.text()).toBe(key);
});
