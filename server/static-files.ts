import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { CACHE_FILE, CACHE_HASHED_FILE, HASHED_FILES } from "./headers.ts";

/** Error pages, which are shown in place of others, and compressed files. */
const NOT_PUBLIC = /^\/(404|500)$|\.(br|gz)$/;
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/**
 * Serves the built site: /about is about.html, compressed as the build compressed
 * it. Other spellings of a page's address redirect to the page.
 * @param folder what the build wrote
 */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  const isFile = (path: string) => existsSync(join(folder, path));

  app.use(async (context, next) => {
    const { method, path, url } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return context.text("This site answers GET and HEAD.\n", 405, { Allow: "GET, HEAD" });
    }
    const page = path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
    if (NOT_PUBLIC.test(page)) {
      return context.notFound();
    }
    // “//host” would lead to another site.
    if (page !== path && !page.startsWith("//") && isFile(page === "/" ? "/index.html" : `${page}.html`)) {
      return context.redirect(page + new URL(url).search, 308);
    }
    return next();
  });

  app.use(etag());
  app.use(async (context, next) => {
    // RFC 9110, section 14: any range may be ignored. Hono would misread several
    // ranges, and give a part of the new file to those who ask for the old one's rest.
    if (context.req.header("If-Range") || !ONE_RANGE.test(context.req.header("Range") ?? "")) {
      context.req.raw.headers.delete("Range");
    }
    await next();
    if (context.res.ok) describeFile(context);
  });
  app.get("*", serveStatic({ root: folder, precompressed: true, rewriteRequestPath: fileOf }));
  return app;
}

/**
 * The page that says that nothing was found, or that something failed.
 * @param folder what the build wrote
 */
export async function statusPage(folder: string, context: Context, status: 404 | 500): Promise<Response> {
  context.req.raw.headers.delete("Range");
  const serve = serveStatic({ root: folder, precompressed: true, path: `${status}.html` });
  const page = await serve(context, async () => {});
  if (!page) {
    return context.body(null, status);
  }
  page.headers.set("Cache-Control", CACHE_FILE);
  return new Response(page.body, { status, headers: page.headers });
}

/** A page has no dot in its address. */
function fileOf(path: string): string {
  return path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** Headers that Hono leaves to the site: validator (as nginx makes it), caching, one media type that it doesn't know. */
function describeFile({ req, res: { headers } }: Context): void {
  const size = headers.get("Content-Range")?.split("/")[1] ?? headers.get("Content-Length");
  headers.set("ETag", `W/"${Date.parse(headers.get("Last-Modified") ?? "").toString(36)}-${size}"`);
  headers.set("Cache-Control", req.path.startsWith(HASHED_FILES) ? CACHE_HASHED_FILE : CACHE_FILE);
  headers.set("Vary", "Accept-Encoding");
  if (req.path.endsWith(".md")) headers.set("Content-Type", "text/markdown; charset=utf-8");
}
