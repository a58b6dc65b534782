/**
 * The client of bench-enquiries.ts. It shares the processor with what it measures,
 * so it does no more than it must: Node's own client and fetch take a good part of
 * what the server takes.
 */
import { connect, type Socket } from "node:net";

/** Connections that wait for their next request. */
const idle: Socket[] = [];

/**
 * Sends one enquiry of the home form to the server in delivery mode.
 * @param url of the server, without a path
 * @param number stands in the enquiry, and finds it in the mailbox again
 * @param key the Idempotency-Key, a UUID
 * @returns the status, or "cut off" where the connection broke
 */
export function send(url: string, number: number, key: string): Promise<number | "cut off"> {
  const { host, hostname, port } = new URL(url);
  const body = JSON.stringify({
    form: "home",
    name: `Visitor ${number}`,
    email: "visitor@example.com",
    company: "Example",
    message: `Enquiry number ${number}.`,
  });
  const head = [
    "POST /api/enquiries HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
  ].join("\r\n");
  const socket = take(Number(port), hostname);
  return new Promise((done) => {
    let answer = "";
    const read = (chunk: string) => {
      answer += chunk;
      if (isWhole(answer)) {
        idle.push(socket);
        end(Number(answer.split(" ", 2)[1]));
      }
    };
    const breakOff = () => end("cut off");
    const end = (status: number | "cut off") => {
      socket.off("data", read).off("close", breakOff);
      done(status);
    };
    socket.on("data", read).on("close", breakOff).write(`${head}\r\n\r\n${body}`);
  });
}

function take(port: number, host: string): Socket {
  for (let socket = idle.pop(); socket; socket = idle.pop()) {
    // After a restart the server has the same port, and the old connections are closed.
    if (!socket.destroyed && socket.remotePort === port) return socket;
  }
  // What went wrong is told by its end.
  return connect(port, host)
    .setEncoding("latin1")
    .setNoDelay()
    .on("error", () => {});
}

/** Whether the body is as long as its head says. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return end !== -1 && answer.length >= end + 4 + Number(length);
}
