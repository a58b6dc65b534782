import { type Context, Hono } from "hono";
import { createFiles, type FileAnswer, type FileRequest } from "./files.ts";
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from "./headers.ts";
import type { Site } from "./site.ts";

/**
 * The web application, without a socket, so that a test can call it directly and
 * any runtime that knows Request and Response can run it.
 * @param site the built site
 * @param logError gets every unexpected error; by default the console
 * @param enquiries takes enquiries; nothing in log mode
 * @param files the rules for the site's files, where they were made already
 */
export function createApp(
  site: Site,
  logError: (error: Error) => void = console.error,
  enquiries?: Hono,
  files = createFiles(site),
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

  app.all("*", (context) => toResponse(files.answer(read(context))));

  app.onError((error, context) => {
    logError(error);
    return toResponse(files.fault(read(context)));
  });

  return app;
}

function read({ req }: Context): FileRequest {
  return { method: req.method, target: req.url, headers: req.header() };
}

function toResponse({ status, headers, body }: FileAnswer): Response {
  const response = new Response(body, { status });
  for (let i = 0; i < headers.length; i += 2) {
    response.headers.set(headers[i] ?? "", headers[i + 1] ?? "");
  }
  return response;
}
