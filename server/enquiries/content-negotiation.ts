import type { Context } from "hono";

/** Returns the media type of a request in lower case, without parameters. */
export function mediaType({ req }: Context): string {
  return (req.header("Content-Type") ?? "").split(";", 1).join().trim().toLowerCase();
}

/**
 * Whether a browser posted the form without JavaScript. It is then redirected to a static page
 * (src/pages/enquiry-[kind].astro), so that Back and Reload don't post the form again.
 */
export function wantsPage(context: Context): boolean {
  const isHtml = /\btext\/html\b/i.test(context.req.header("Accept") ?? "");
  return context.req.method === "POST" && mediaType(context) !== "application/json" && isHtml;
}
