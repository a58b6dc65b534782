import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { DELIVERY_MS } from "../src/features/enquiry/shared-with-server/time-limits.ts";
import { createApp } from "./app.ts";
import { clientKey } from "./enquiries/client-address.ts";
import { createDispatch } from "./enquiries/delivery.ts";
import { createEndpoint } from "./enquiries/endpoint.ts";
import { createRateLimit } from "./enquiries/rate-limit.ts";
import { smtpDelivery } from "./enquiries/smtp.ts";
import { webhookDelivery } from "./enquiries/webhook.ts";
import { loadEnvFile } from "./env-file.ts";
import { readBuildInfo } from "./read-build-info.ts";
import { readSettings, type Settings, warningsOf } from "./settings.ts";

/** How long a stop may take, in ms: as long as an enquiry, and a little more. */
const STOP_MS = DELIVERY_MS + 2_000;
/**
 * How long an idle connection is kept, in ms. Must be longer than proxies in front keep it, often
 * 75 s: otherwise a proxy could use a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 80_000;

/**
 * Serves a built site until the process gets a signal to stop. Ends the process with a line for each
 * setting that is wrong, or that says what is missing.
 * @param root the folder with dist and build
 * @param isDryRun whether to read only the settings, and say in which mode the site would start
 */
export function start(root: URL, isDryRun = false): void {
  // Without a handler the process ends once nobody reads its log, or the disk of the log is full.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    loadEnvFile();
    const settings = readSettings(process.env);
    for (const warning of warningsOf(settings)) console.warn(`Warning: ${warning}`);
    if (isDryRun) console.log(`The settings are right: the site would start ${describeMode(settings)}`);
    else listen(root, settings);
  } catch (error) {
    fail((error as Error).message);
  }
}

function listen(root: URL, settings: Settings): void {
  const { PORT, HOST, deliveries } = settings;
  const file = new URL("build/build-info.json", root);
  if (!existsSync(file)) throw new Error("The site isn't built yet: npm run build.");
  const mode = deliveries.length > 0 ? "delivery" : "log";
  const site = readBuildInfo(JSON.parse(readFileSync(file, "utf8")), mode);
  const dispatch = createDispatch(
    deliveries.map((delivery) =>
      delivery.name === "smtp" ? smtpDelivery(delivery, site) : webhookDelivery(delivery, site.mail),
    ),
  );
  const deliveryRoutes =
    mode === "delivery"
      ? createEndpoint({
          ...site,
          dispatch,
          limit: createRateLimit(settings.RATE_LIMIT_PER_MINUTE),
          clientOf: (context) => clientKey(context, settings.TRUSTED_PROXIES === "1"),
        })
      : undefined;
  const name = HOST ?? "localhost";
  const server = serve(
    {
      fetch: createApp({ folder: fileURLToPath(new URL("dist", root)), deliveryRoutes }).fetch,
      port: PORT,
      ...(HOST && { hostname: HOST }),
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    },
    ({ port }) => console.log(`The site is at http://${name}:${port} ${describeMode(settings)}`),
  ) as Server;
  server.on("error", ({ message }) =>
    fail(
      `The server can't listen at ${name}:${PORT} (${message}). HOST must be an address of this machine, or be left out; PORT must be one that no other program uses, for example PORT=4321.`,
    ),
  );
  // The first check of each destination, so that health soon has a result.
  void dispatch.health();
  stopOnSignal(server, dispatch.close);
}

function describeMode({ deliveries }: Settings): string {
  if (deliveries.length === 0) return "in log mode: the forms send nothing";
  return `in delivery mode: ${deliveries.map(({ name }) => name).join(", then ")}`;
}

/**
 * Answers what has arrived, and ends.
 * @param finish resolves once no enquiry is in flight
 */
function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  // What a stop waits for: server.close() would also wait for connections that nobody uses.
  const inFlight = new Set<ServerResponse>();
  server.on("request", (_, response) => {
    inFlight.add(response);
    response.once("close", () => inFlight.delete(response));
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(0), STOP_MS);
      server.close();
      for (const response of inFlight) await once(response, "close");
      await finish();
      process.exit(0);
    });
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
