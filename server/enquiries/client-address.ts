import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import { networkOf } from "./network.ts";

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
