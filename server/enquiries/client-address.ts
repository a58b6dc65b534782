/**
 * The part of a client's address that a rate limit counts. One household or
 * office has at least a /64 of IPv6 (RFC 6177), so only that part counts.
 * @param socketAddress of the connection; nothing where the runtime doesn't tell
 * @param forwardedFor the header X-Forwarded-For
 * @param trustedProxies how many proxies of ours stand in front, from 0. Each adds
 *   the address that it saw at the right end; what is left of theirs may be forged
 * @returns such as "192.0.2.1" or "2001:db8:0:1::/64", "unknown" where nothing is known
 */
export function clientKey(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = forwardedFor?.split(",") ?? [];
  const forwarded = trustedProxies > 0 ? chain[chain.length - trustedProxies] : undefined;
  return (forwarded && prefix(forwarded)) ?? (socketAddress && prefix(socketAddress)) ?? "unknown";
}

function prefix(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) {
    return address.split(".").every((part) => Number(part) <= 255) ? address : undefined;
  }
  // The URL parser checks an IPv6 address and writes it in its shortest form.
  const short = address.includes(":") && URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (!short) {
    return undefined;
  }
  const [head = "", tail] = short.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
