import type { APIRoute } from "astro";

/** Everything may be read; where the list of pages stands. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site)}\n`);
