import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";

/**
 * Refuses a request that may come from a page of another site. Browsers set both
 * headers and no page can change them (Fetch Metadata, section 2.4; Fetch
 * standard, section 3.1); a program that sends neither is no browser, and gains
 * nothing that it could not do by itself. Sec-Fetch-Site decides where it is
 * there, because a proxy in front may give this server another Host than the
 * visitor's. Hono's csrf looks at form posts only, and refuses such programs.
 */
export const sameOrigin: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const isOwn =
    site !== undefined
      ? site === "same-origin" || site === "none"
      : origin === undefined || URL.parse(origin)?.host === (req.header("Host") ?? new URL(req.url).host);
  if (!isOwn) {
    throw new Problem(403, {
      reason: "cross-site",
      detail: "Send the form from this site's own page.",
    });
  }
  await next();
};
