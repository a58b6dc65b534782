import { Hono } from "hono";
import { addHeaders, SECURITY_HEADERS } from "./headers.ts";
import { healthRoutes } from "./health.ts";
import { staticFiles, statusPage } from "./static-files.ts";

interface AppOptions {
  /** The folder of the built site. */
  folder: string;
  /** What delivery mode answers: the endpoint, /healthz and /readyz. Left out in log mode. */
  deliveryRoutes?: Hono | undefined;
}

/** Creates the web application without a socket, so that a test can call it directly. */
export function createApp({ folder, deliveryRoutes }: AppOptions): Hono {
  const app = new Hono();
  // The endpoint sets a stricter policy for its own answers.
  app.use(addHeaders(SECURITY_HEADERS));
  app.route("/", deliveryRoutes ?? healthRoutes(async () => "log"));
  app.route("/", staticFiles(folder));
  app.notFound((context) => statusPage(folder, context, 404));
  app.onError((error, context) => {
    console.error(error);
    return statusPage(folder, context, 500);
  });
  return app;
}
