import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientKey } from "./client-address.ts";

it.each<[string | undefined, string | undefined, number, string]>([
  ["192.0.2.1", undefined, 0, "192.0.2.1"],
  ["::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  // A /64 counts as one client, however its addresses are written.
  ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", undefined, 0, "2001:db8:1:2::/64"],
  ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
  // No proxy is trusted, so the header may be forged.
  ["192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
  ["10.0.0.1", "203.0.113.9, 198.51.100.7", 1, "198.51.100.7"],
  ["10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["10.0.0.1", "198.51.100.7:4321", 1, "198.51.100.7"],
  ["10.0.0.1", "[2001:db8::1]:4321", 1, "2001:db8:0:0::/64"],
  // The header has fewer entries than there are proxies: the leftmost entry counts.
  ["10.0.0.1", "198.51.100.7", 2, "198.51.100.7"],
  // Without the header there is no address.
  ["10.0.0.1", undefined, 1, "10.0.0.1"],
  ["10.0.0.1", "unknown", 1, "10.0.0.1"],
  [undefined, undefined, 0, "unknown"],
])(
  "the client that a rate limit counts, of socket %s, header %s and %i proxies: %s",
  (remoteAddress, header, proxies, key) => {
    const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": header } };
    expect(clientKey(request as unknown as IncomingMessage, proxies)).toBe(key);
  },
);
