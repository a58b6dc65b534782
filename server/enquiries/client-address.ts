import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/**
 * The client that a rate limit counts.
 * @param trustedProxies how many proxies of ours stand in front, from 0. Each adds
 *   the address that it saw at the right end of X-Forwarded-For; what is left of
 *   theirs may be forged
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64", "unknown" where nothing is known
 */
export function clientKey(request: IncomingMessage, trustedProxies: number): string {
  const address = proxyAddr(request, (_, hop) => hop < trustedProxies);
  return networkOf(address) ?? networkOf(request.socket.remoteAddress) ?? "unknown";
}

/**
 * The part of an address that a rate limit counts. One household or office has at
 * least a /64 of IPv6 (RFC 6177), so only that part counts.
 * @param text an address, with or without a port
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64"; nothing where it is no address
 */
export function networkOf(text: string | undefined): string | undefined {
  // Some proxies add the port.
  const bare = text?.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!bare || !ipaddr.isValid(bare)) {
    return undefined;
  }
  // An IPv4 address that is written as an IPv6 one becomes the former.
  const address = ipaddr.process(bare);
  return "parts" in address
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
}
