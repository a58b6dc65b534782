/** Serves the built site until the process gets a signal to stop. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readBuiltSite } from "./built-site.ts";
import { readSettings } from "./settings.ts";

/** How long a stop may take, in ms. Most systems kill the process soon after. */
const STOP_MS = 10_000;
/** How long a stop waits for connections on which nothing has arrived, in ms. */
const SILENT_MS = 500;
/**
 * How long an idle connection is kept, in ms. Must be longer than proxies in front keep it, often
 * 75 s: otherwise a proxy could use a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 80_000;
/** How long a request may take to arrive, and its head, in ms. */
const RECEIVE_MS = 30_000;
const HEAD_MS = 15_000;

try {
  await start();
} catch (error) {
  fail((error as Error).message);
}

/** @throws Error with a line for each setting that is wrong, or that says what is missing */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { PORT, HOST, HSTS, deliveries } = settings;
  const project = fileURLToPath(new URL("..", import.meta.url));
  const site = readBuiltSite(project, deliveries.length > 0 ? "delivery" : "log");
  // Imported only in delivery mode, so that log mode starts without the mail libraries.
  const endpoint = deliveries.length > 0 ? await import("./enquiries/connect.ts") : undefined;
  const enquiries = endpoint?.connectEnquiries(settings, site);
  const app = createApp({ folder: site.folder, enquiries: enquiries?.app, hsts: HSTS });
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await app.fetch(request, env);
      // A client that gets this sends its next request to the next process.
      if (!server.listening) response.headers.set("Connection", "close");
      return response;
    },
    // For requests in HTTP/1.0 without a host, as load balancers send them.
    hostname: "localhost",
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: RECEIVE_MS,
      headersTimeout: HEAD_MS,
      // How often both are checked, in ms.
      connectionsCheckingInterval: 1_000,
      // Join repeated headers, so that Node and a proxy in front read the same value.
      joinDuplicateHeaders: true,
    },
  }) as Server;

  server.on("error", (error: NodeJS.ErrnoException) => fail(describeListenError(error, PORT, HOST)));
  // systemd keeps the socket open while the server restarts and passes it as descriptor 3
  // (sd_listen_fds(3)).
  const where = process.env["LISTEN_FDS"] === "1" ? { fd: 3 } : { port: PORT, host: HOST };
  server.listen(where, () => {
    const address = server.address();
    const listening = typeof address === "object" && address ? address.port : PORT;
    const name = HOST?.includes(":") ? `[${HOST}]` : (HOST ?? "localhost");
    console.log(`The site is at http://${name}:${listening}`);
  });
  stopOnSignal(server, (answered) => enquiries?.close(answered));
}

/** @param finish finishes the enquiries in flight; it gets a promise for the end of the last request */
function stopOnSignal(server: Server, finish: (answered: Promise<void>) => Promise<void> | undefined): void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(0), STOP_MS).unref();
      // New connections wait for the next process, where systemd keeps the socket. What came on
      // open ones is answered as always: an update refuses no enquiry.
      const answered = new Promise<void>((resolve) => server.close(() => resolve()));
      // Repeated, because connections become idle after their last answer.
      setInterval(() => server.closeIdleConnections(), 50);
      // Browsers open connections in advance, which Node doesn't count as idle.
      setTimeout(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, SILENT_MS);
      await Promise.all([answered, finish(answered)]);
      process.exit(0);
    });
  }
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port < 65_535 ? port + 1 : port - 1} npm start.`;
    case "EACCES":
      return `This user may not listen on port ${port}. Choose one from 1024 up: PORT=4321 npm start.`;
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      return `HOST is “${host}”, which is no address of this machine. Set HOST like HOST=127.0.0.1, or leave it out.`;
    default:
      return error.message;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
