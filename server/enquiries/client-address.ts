import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { distinctRemoteAddr, expandIPv6 } from "hono/utils/ipaddr";

/**
 * Returns the client that the rate limit counts.
 * @param isProxied whether a proxy of ours is in front. It appends the address that it saw to
 * X-Forwarded-For; the entries before it may be forged
 */
export function clientKey(context: Context, isProxied: boolean): string {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim();
  return networkOf(isProxied && forwarded ? forwarded : getConnInfo(context).remote.address);
}

/**
 * Returns the part of an address that the rate limit counts. A household or office has at least a
 * /64 of IPv6 (RFC 6177), so only that prefix counts.
 * @returns such as "192.0.2.1" or "2001:0db8:0000:0001::/64"; "unknown" without an address
 */
export function networkOf(address = "unknown"): string {
  // A socket that listens for both kinds writes IPv4 like this.
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (distinctRemoteAddr(bare) !== "IPv6") return bare;
  return `${expandIPv6(bare.toLowerCase()).split(":").slice(0, 4).join(":")}::/64`;
}
