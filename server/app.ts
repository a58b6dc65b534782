import { type Context, Hono } from "hono";
import parseRange from "range-parser";
import { chooseEncoding } from "./encoding.ts";
import { CLOSED_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from "./headers.ts";
import type { Asset, Site, Variant } from "./site.ts";

/** What range-parser says of a range beyond the file. */
const UNSATISFIABLE = -1;

/**
 * The web application, without a socket, so that a test can call it directly.
 * @param site the built site
 * @param logError gets every unexpected error; by default the console
 * @param enquiries takes enquiries; nothing in log mode
 */
export function createApp(
  site: Site,
  logError: (error: Error) => void = console.error,
  enquiries?: Hono,
): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      context.res.headers.set(name, value);
    }
    if (context.req.header("X-Forwarded-Proto") === "https") {
      context.res.headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
    }
  });

  if (enquiries) {
    app.route("/", enquiries);
  }

  app.on(["GET", "HEAD"], "*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    let path: string;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      return plain(context, 400, "Bad request: the address has a broken percent escape.");
    }
    const asset = site.assets.get(path);
    if (asset) {
      return send(context, asset, 200);
    }
    const canonical = canonicalPath(path);
    if (site.assets.has(canonical)) {
      return context.redirect(encodeURI(canonical) + search, 308);
    }
    return send(context, site.notFound, 404);
  });

  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return plain(context, 405, "Method not allowed: this site answers GET and HEAD.");
  });

  app.onError((error, context) => {
    logError(error);
    return send(context, site.error, 500);
  });

  return app;
}

/** The one address of a page that was asked for as /about/, /about.html or /index.html. */
function canonicalPath(path: string): string {
  return path.replace(/\/+$/, "").replace(/(\/index)?\.html$/, "") || "/";
}

function send(context: Context, asset: Asset, status: 200 | 404 | 500): Response {
  const encoding = chooseEncoding(context.req.header("Accept-Encoding"), asset.encodings);
  const variant = asset.variants.get(encoding);
  if (!variant) {
    throw new Error(`no ${encoding} variant of ${context.req.path}`);
  }
  const { body, headers } = variant;
  if (status === 200 && isKnown(context.req.header("If-None-Match"), headers["ETag"])) {
    const { "Content-Length": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  if (context.req.method === "HEAD") {
    return new Response(null, { status, headers });
  }
  return (status === 200 && sendRange(context, variant)) || new Response(body, { status, headers });
}

/**
 * The part of a file that is asked for (RFC 9110, section 14), as browsers do to
 * go on with a broken download.
 * @returns null where the whole is to be sent: without a range, with several or
 *   a malformed one, and where the client's part is of another version
 */
function sendRange(context: Context, { body, headers }: Variant): Response | null {
  const asked = context.req.header("Range");
  const version = context.req.header("If-Range");
  if (!asked || (version && version !== headers["ETag"])) {
    return null;
  }
  const ranges = parseRange(body.byteLength, asked);
  if (ranges === UNSATISFIABLE) {
    const { "Content-Length": _, ...rest } = headers;
    return new Response(null, {
      status: 416,
      headers: { ...rest, "Content-Range": `bytes */${body.byteLength}` },
    });
  }
  if (typeof ranges === "number" || ranges.type !== "bytes" || ranges.length !== 1 || !ranges[0]) {
    return null;
  }
  const { start, end } = ranges[0];
  return new Response(body.subarray(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      "Content-Range": `bytes ${start}-${end}/${body.byteLength}`,
    },
  });
}

/** Whether the client has this version (RFC 9110, section 13.1.2; weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  return (
    ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag) ??
    false
  );
}

function plain(context: Context, status: 400 | 405, text: string): Response {
  return context.body(`${text}\n`, status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Security-Policy": CLOSED_POLICY,
    "Cache-Control": "no-store",
  });
}
