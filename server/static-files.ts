import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { pageName } from "../src/lib/page-path.ts";
import { CACHE_FILE, CACHE_HASHED_FILE, CACHE_PAGE, HASHED_FILES } from "./headers.ts";

/**
 * Error pages, which have no address, and compressed files, which are sent in place of the
 * originals.
 */
const NOT_PUBLIC = /^\/(404|500)$|\.(br|gz)$/;

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
    if (NOT_PUBLIC.test(page)) return context.notFound();
    // A redirect to “//host” would lead to another site.
    if (page !== path && !page.startsWith("//") && isFile(`${pageName(page)}.html`)) {
      return context.redirect(page + new URL(url).search, 308);
    }
    return next();
  });

  app.use(etag());
  app.use(async (context, next) => {
    // A server may ignore ranges (RFC 9110, section 14.2). Hono ignores If-Range instead, so that a
    // client could join parts of two versions.
    context.req.raw.headers.delete("Range");
    await next();
    const { headers, ok } = context.res;
    if (!ok) return;
    const isPage = headers.get("Content-Type")?.startsWith("text/html");
    const isHashed = context.req.path.startsWith(HASHED_FILES);
    headers.set("Cache-Control", isHashed ? CACHE_HASHED_FILE : isPage ? CACHE_PAGE : CACHE_FILE);
    headers.set("Vary", "Accept-Encoding");
  });
  app.get("*", serveStatic({ root: folder, precompressed: true, rewriteRequestPath: fileOf }));
  return app;
}

/**
 * Returns the not-found page or the error page.
 * @param folder the folder of the built site
 * @throws Error if the page can't be read
 */
export function statusPage(folder: string, context: Context, status: 404 | 500) {
  const page = readFileSync(join(folder, `${status}.html`), "utf8");
  return context.html(page, status, { "Cache-Control": CACHE_PAGE });
}

/** Addresses of pages have no extension; their files do. */
function fileOf(path: string): string {
  return path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}.html`;
}
