import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { makeServerFolder } from "../../tests/support/child-server.ts";
import { startTestServer, testMailbox } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const { folder, remove } = makeServerFolder("delivery");
afterAll(remove);

/** Starts a server and its mailbox for one test. */
async function started(env: Record<string, string> = {}) {
  const mailbox = await testMailbox();
  const server = await startTestServer(folder, env, mailbox);
  return { server, mailbox, port: server.port };
}

/** The beginning of a request that a test writes itself. */
const HEAD = "POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

function send(url: string, fields: object = {}, more: Record<string, string> = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json", ...more };
  const body = JSON.stringify({ ...HOME, ...fields });
  return fetch(`${url}/api/enquiries`, { method: "POST", headers, body });
}

it("logs a body that breaks off as unreadable, not as an error", async () => {
  const { server, port } = await started();
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD}Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n`);
  // From here on the server is reading the body.
  await once(socket, "data");
  socket.destroy();
  await expect.poll(() => server.output()).toContain('"reason":"unreadable"');
  expect(server.output()).not.toContain('"event":"error"');
});

it("counts each visitor behind a trusted proxy separately", async () => {
  const { server } = await started({ RATE_LIMIT_PER_MINUTE: "1", TRUSTED_PROXIES: "1" });
  const from = (address: string) =>
    send(server.url, { message: `Enquiry ${crypto.randomUUID()}` }, { "X-Forwarded-For": address });
  const answers = [await from("198.51.100.7"), await from("198.51.100.7"), await from("198.51.100.8")];
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
  expect(Number(answers[1]?.headers.get("Retry-After"))).toBeCloseTo(60, -1);
});

it("skips a body that is too long and keeps the connection", async () => {
  const socket = connect((await started()).port, "127.0.0.1");
  socket.write(`${HEAD}Content-Length: 1000000\r\n\r\n${"x".repeat(1_000_000)}`);
  socket.end("GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

it.each([["an encoding before chunked", "Transfer-Encoding: identity, chunked"]])(
  "refuses %s, which a proxy in front may read differently",
  async (_, lines) => {
    const { mailbox, port } = await started();
    const socket = connect(port, "127.0.0.1");
    const body = JSON.stringify(HOME);
    const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    socket.end(`${HEAD}${lines}\r\n\r\n${chunk}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(mailbox.mails).toEqual([]);
  },
);

it("keeps idle connections longer than the proxies in front do", async () => {
  const { server } = await started();
  const response = await fetch(server.url);
  expect(Number(/timeout=(\d+)/.exec(response.headers.get("Keep-Alive") ?? "")?.[1])).toBeGreaterThan(75);
});
