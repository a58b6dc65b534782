import { Hono } from "hono";
import { addHeaders, SECURITY_HEADERS } from "./headers.ts";
import { healthChecks } from "./health.ts";
import { staticFiles, statusPage } from "./static-files.ts";

interface AppOptions {
  /** The folder of the built site. */
  folder: string;
  /** The endpoint and the health checks of delivery mode; left out in log mode. */
  enquiries?: Hono | undefined;
}

/** Creates the web application without a socket, so that a test can call it directly. */
export function createApp({ folder, enquiries }: AppOptions): Hono {
  const app = new Hono();
  // The endpoint sets a stricter policy for its own answers.
  app.use(addHeaders(SECURITY_HEADERS));
  app.route("/", enquiries ?? healthChecks(async () => "log"));
  app.route("/", staticFiles(folder));
  app.notFound((context) => statusPage(folder, context, 404));
  app.onError((error, context) => {
    console.error(error);
    return statusPage(folder, context, 500);
  });
  return app;
}
