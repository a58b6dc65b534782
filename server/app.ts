import { Hono } from "hono";
import { SECURITY_HEADERS } from "./headers.ts";
import { staticFiles, statusPage } from "./static-files.ts";

const NO_STORE = { "Cache-Control": "no-store" };

interface AppOptions {
  /** What the build wrote. */
  folder: string;
  /** Takes enquiries and tells the health; nothing in log mode. */
  enquiries?: Hono | undefined;
  /** Strict-Transport-Security, such as "max-age=63072000"; not sent without it. */
  hsts?: string | undefined;
  /** Gets every unexpected error; by default the console. */
  logError?: (error: Error) => void;
}

/** The web application, without a socket, so that a test can call it directly. */
export function createApp({ folder, enquiries, hsts, logError = console.error }: AppOptions): Hono {
  const app = new Hono();
  const everywhere = { ...SECURITY_HEADERS, ...(hsts ? { "Strict-Transport-Security": hsts } : {}) };

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) {
      // An answer of the endpoint has a stricter policy of its own.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.route("/", enquiries ?? healthInLogMode());
  app.route("/", staticFiles(folder));
  app.notFound((context) => statusPage(folder, context, 404));
  app.onError((error, context) => {
    logError(error);
    return statusPage(folder, context, 500);
  });
  return app;
}

/** As the endpoint answers in delivery mode. */
function healthInLogMode(): Hono {
  return new Hono()
    .get("/healthz", (context) => context.json({ status: "ok", delivery: "log" }, 200, NO_STORE))
    .get("/readyz", (context) => context.json({ status: "ok" }, 200, NO_STORE));
}
