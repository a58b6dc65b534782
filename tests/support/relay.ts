import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How a relay changes what it forwards. */
export interface RelayOptions {
  /**
   * @returns the answer to a command in place of the server; "" to never answer, undefined to
   * forward it
   */
  onCommand?: (line: string) => string | undefined;
  /** Forwards the server's bytes one at a time, at this interval in ms. */
  byteEvery?: number;
}

/**
 * Starts a relay between a client and a local server, for errors that no mail server makes on
 * request.
 * @returns the relay's port, and a function that closes it
 */
export async function openRelay(target: number, { onCommand, byteEvery }: RelayOptions) {
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        client.destroy();
        server.destroy();
      });
    }
    client.on("data", (data) => {
      const reply = onCommand?.(String(data));
      if (reply === undefined) server.write(data);
      else if (reply) client.write(reply);
    });
    if (byteEvery === undefined) {
      server.pipe(client);
    } else {
      const waiting: number[] = [];
      server.on("data", (data: Buffer) => waiting.push(...data));
      const timer = setInterval(() => {
        const byte = waiting.shift();
        if (byte !== undefined) client.write(Buffer.of(byte));
      }, byteEvery);
      client.on("close", () => clearInterval(timer));
    }
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    port: (relay.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}
