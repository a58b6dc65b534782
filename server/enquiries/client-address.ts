import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/**
 * Returns the client that the rate limit counts.
 * @param trustedProxies how many of our proxies are in front, from 0. Each appends the address that
 * it saw to X-Forwarded-For; the entries to the left of theirs may be forged
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64"; "unknown" if there is no valid address
 */
export function clientKey(request: IncomingMessage, trustedProxies: number): string {
  const address = proxyAddr(request, (_, hop) => hop < trustedProxies);
  return networkOf(address) ?? networkOf(request.socket.remoteAddress) ?? "unknown";
}

/**
 * Returns the part of an address that the rate limit counts. A household or office has at least a
 * /64 of IPv6 (RFC 6177), so only that prefix counts.
 * @param text an address, with or without a port
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64"; undefined if the text is not an address
 */
export function networkOf(text: string | undefined): string | undefined {
  // Some proxies append the port.
  const bare = text?.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!bare || !ipaddr.isValid(bare)) {
    return undefined;
  }
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(bare);
  return "parts" in address
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
}
