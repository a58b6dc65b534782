/**
 * The client of bench-enquiries.ts. It shares the processor with what it measures,
 * so it is Node's own: fetch takes twice as much.
 */
import { Agent, request } from "node:http";

const CONNECTIONS = new Agent({ keepAlive: true });

/**
 * Sends one enquiry of the home form to the server in delivery mode.
 * @param url of the server, without a path
 * @param number stands in the enquiry, and finds it in the mailbox again
 * @param key the Idempotency-Key, a UUID
 * @returns the status, or "cut off" where the connection broke
 */
export function send(url: string, number: number, key: string): Promise<number | "cut off"> {
  const body = JSON.stringify({
    form: "home",
    name: `Visitor ${number}`,
    email: "visitor@example.com",
    company: "Example",
    message: `Enquiry number ${number}.`,
  });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Idempotency-Key": key,
  };
  return new Promise((done) => {
    const sent = request(
      `${url}/api/enquiries`,
      { method: "POST", headers, agent: CONNECTIONS },
      (response) => {
        response.resume();
        response.once("close", () => done(response.complete ? (response.statusCode ?? 0) : "cut off"));
      },
    );
    sent.once("error", () => done("cut off"));
    sent.end(body);
  });
}
