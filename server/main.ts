import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readBuildNotes } from "./build-notes.ts";
import { connectEnquiries } from "./enquiries/connect.ts";
import { loadEnvFile } from "./env-file.ts";
import { readSettings } from "./settings.ts";

/** How long a stop may take, in ms. Most systems kill the process soon after. */
const STOP_MS = 10_000;
/**
 * How long an idle connection is kept, in ms. Must be longer than proxies in front keep it, often
 * 75 s: otherwise a proxy could use a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 80_000;

/**
 * Serves a built site until the process gets a signal to stop. Ends the process with a line for each
 * setting that is wrong, or that says what is missing.
 * @param root the folder with dist and build
 */
export function start(root: URL): void {
  try {
    listen(root);
  } catch (error) {
    fail(error as Error);
  }
}

function listen(root: URL): void {
  loadEnvFile();
  const settings = readSettings(process.env);
  const names = settings.deliveries.map(({ name }) => name);
  const mode = names.length > 0 ? "delivery" : "log";
  const file = new URL("build/site.json", root);
  if (!existsSync(file)) throw new Error("The site isn't built yet: npm run build.");
  const site = readBuildNotes(JSON.parse(readFileSync(file, "utf8")), mode);
  const enquiries = names.length > 0 ? connectEnquiries(settings, site) : undefined;
  const app = createApp({ folder: fileURLToPath(new URL("dist", root)), enquiries: enquiries?.app });
  const { PORT, HOST } = settings;
  const server = serve(
    {
      fetch: app.fetch,
      port: PORT,
      ...(HOST && { hostname: HOST }),
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    },
    ({ port }) => console.log(`The site is at http://${HOST ?? "localhost"}:${port} ${describe(names)}`),
  ) as Server;
  server.on("error", fail);
  stopOnSignal(server, async () => enquiries?.close());
}

/**
 * Answers what has arrived, and ends.
 * @param finish resolves once no enquiry is in flight
 */
function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  let inFlight = 0;
  // close() alone would wait for connections that are kept, or on which nothing was ever sent.
  const closeIfIdle = () => {
    if (!server.listening && inFlight === 0) server.closeAllConnections();
  };
  server.on("request", (_, response) => {
    inFlight += 1;
    response.once("close", () => {
      inFlight -= 1;
      closeIfIdle();
    });
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(0), STOP_MS);
      const answered = new Promise((resolve) => server.close(resolve));
      closeIfIdle();
      await answered;
      await finish();
      process.exit(0);
    });
  }
}

function describe(deliveries: readonly string[]): string {
  if (deliveries.length === 0) return "in log mode: the forms send nothing";
  return `in delivery mode: ${deliveries.join(", then ")}`;
}

function fail({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
