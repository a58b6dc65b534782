import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

/**
 * Starts a server on a free port of this machine, for tests and the guide.
 * @param fetch answers each request
 * @returns the address without a path, and a function that closes the server
 */
export async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser opens connections on which it never asks, and close() waits for them for a minute.
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
