/** What a request asks for. */
export interface Target {
  /** Decoded, without dot segments. */
  path: string;
  /** With its question mark; "" where there is none. */
  search: string;
}

/**
 * Reads the target of a request line (RFC 9112, section 3.2): a path with its
 * query, or a whole URL as a proxy gets it.
 * @returns nothing where it is neither, or has a broken percent escape
 */
export function readTarget(target: string): Target | undefined {
  // What begins with two slashes is a path here, and not another host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  try {
    return url ? { path: decodeURIComponent(url.pathname), search: url.search } : undefined;
  } catch {
    return undefined;
  }
}
