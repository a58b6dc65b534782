import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

/**
 * Starts a server on a free port of this machine, for tests and the guide.
 * @param fetch answers each request
 * @returns the address without a path, and a function that closes the server
 */
export async function serve(fetch: (request: Request) => Response | Promise<Response>) {
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  async function close() {
    const closed = once(server.close(), "close");
    // Browsers also open connections that they don't use, and close() waits a minute for them.
    server.closeAllConnections();
    await closed;
  }
  return { url: `http://127.0.0.1:${port}`, close };
}
