import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { pageName } from "../src/shared/page-path.ts";
import { CACHE_FILE, CACHE_HASHED_FILE, CACHE_PAGE, HASHED_FILES } from "./headers.ts";

/**
 * Error pages, which have no address, and compressed files, which are sent in place of the
 * originals.
 */
const NOT_PUBLIC = /^\/(404|500)$|\.(br|gz)$/;
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/**
 * Serves the built site: /about gets about.html, or its version compressed by the build. Other
 * spellings of a page's address redirect to the page.
 * @param folder the folder of the built site
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
    // A redirect to “//host” would lead to another site.
    if (page !== path && !page.startsWith("//") && isFile(`${pageName(page)}.html`)) {
      return context.redirect(page + new URL(url).search, 308);
    }
    return next();
  });

  app.use(etag());
  app.use(async (context, next) => {
    // A server may ignore any range (RFC 9110, section 14). Hono misreads multiple ranges, and
    // ignores If-Range, so that a client could join parts of two versions.
    if (context.req.header("If-Range") || !ONE_RANGE.test(context.req.header("Range") ?? "")) {
      context.req.raw.headers.delete("Range");
    }
    await next();
    if (context.res.ok) describeFile(context);
  });
  app.get(
    "*",
    serveStatic({ root: folder, precompressed: true, rewriteRequestPath: fileOf, onFound: mustOpen }),
  );
  return app;
}

/**
 * Returns the not-found page or the error page.
 * @param folder the folder of the built site
 * @throws Error if the page can't be read
 */
export async function statusPage(folder: string, context: Context, status: 404 | 500): Promise<Response> {
  context.req.raw.headers.delete("Range");
  const path = `${status}.html`;
  const serve = serveStatic({ root: folder, precompressed: true, path, onFound: mustOpen });
  const page = await serve(context, async () => {});
  if (!page) {
    return context.body(null, status);
  }
  page.headers.set("Cache-Control", CACHE_PAGE);
  return new Response(page.body, { status, headers: page.headers });
}

/**
 * @param path a file that Hono is about to send. It would send 200 and an empty body for one that can't
 * be opened
 * @throws Error
 */
function mustOpen(path: string): void {
  closeSync(openSync(path, "r"));
}

/** Addresses of pages have no extension; their files do. */
function fileOf(path: string): string {
  return path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}.html`;
}

/**
 * Sets the headers that Hono leaves out: ETag (from time and size) and caching.
 */
function describeFile({ req, res: { headers } }: Context): void {
  const size = headers.get("Content-Range")?.split("/")[1] ?? headers.get("Content-Length");
  headers.set("ETag", `W/"${Date.parse(headers.get("Last-Modified") ?? "").toString(36)}-${size}"`);
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  const cache = req.path.startsWith(HASHED_FILES) ? CACHE_HASHED_FILE : isPage ? CACHE_PAGE : CACHE_FILE;
  headers.set("Cache-Control", cache);
  headers.set("Vary", "Accept-Encoding");
}
