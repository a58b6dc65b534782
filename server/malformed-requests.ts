/** Answers to requests that never reach the application. Those of Node and Hono have no headers. */
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";

/** As Node answers them; anything else is 400. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Creates the answers to requests whose host or address Hono's adapter can't read.
 * @param headers the headers of every answer
 */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: unknown): Response => {
    if (error instanceof RequestError) return new Response(null, { status: 400, headers });
    console.error(error);
    return new Response(null, { status: 500, headers });
  };
}

/**
 * Answers what Node's parser rejects, and closes the connection.
 * @param headers the headers of every answer
 */
export function answerMalformed(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...headers, Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  /** The last answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, answer) => void answers.set(socket, answer));

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const last = answers.get(socket);
    // What is written into an answer that has begun would become part of it.
    if (!socket.writable || (last?.headersSent && !last.writableFinished)) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_ERROR[error.code ?? ""] ?? 400;
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
    socket.end(head, () => socket.destroy());
  });
}
