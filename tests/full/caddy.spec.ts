import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { test as base, expect, skipWithout } from "../fixtures.ts";
import { startCaddy } from "../support/hosts.ts";
import { missing } from "../support/program.ts";
import { rawRequest } from "../support/raw-request.ts";
import { HOME, posted } from "../support/sample-enquiries.ts";
import { CRASH } from "../support/specification.ts";

/** Where nothing listens: an enquiry is counted, and can't be delivered. */
const NOWHERE = "http://127.0.0.1:9/hook";
const HSTS = "max-age=31536000";
/** All that a line about a request has. */
const LOGGED =
  /^(level|ts|logger|msg|request|proto|method|host|uri|tls|user_id|duration|size|status|bytes_read)$/;
const config = readFileSync("deploy/Caddyfile", "utf8");
/** The visitor's address, and what else no log may have. */
const VISITOR = "127.0.0.9";
const PERSONAL = { "User-Agent": "secret-browser", Referer: "https://secret.example/" };

const test = base.extend<{ caddy: Awaited<ReturnType<typeof startCaddy>> }>({
  caddy: [
    async ({}, use) => {
      skipWithout(missing("caddy", ["version"]));
      const caddy = await startCaddy(NOWHERE, { RATE_LIMIT_PER_MINUTE: "1" });
      await use(caddy);
      await caddy.stop();
    },
    { timeout: 200_000 },
  ],
});

test("plain HTTP and another name redirect to the one address; all over TLS has HSTS", async ({ caddy }) => {
  const { origin, plainOrigin, otherOrigin } = caddy;
  const moved = [];
  for (const from of [plainOrigin, otherOrigin]) moved.push(await rawRequest(from, "/about?a=1"));
  for (const { status, headers } of moved) {
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
  }
  const secure = [moved[1], await rawRequest(origin, "/"), await rawRequest(origin, "/no-such-page")];
  for (const answer of secure) expect(answer?.headers["strict-transport-security"]).toBe(HSTS);
});

test("a visitor is counted by the real address, not by a forged one", async ({ caddy: { origin } }) => {
  const statuses = [];
  for (const [forged, localAddress] of [
    ["192.0.2.1", "127.0.0.8"],
    ["192.0.2.2", "127.0.0.8"],
    ["192.0.2.2", "127.0.0.9"],
  ] as const) {
    const post = { ...posted(HOME, { "X-Forwarded-For": forged }), localAddress };
    statuses.push((await rawRequest(origin, "/api/enquiries", post)).status);
  }
  expect(statuses).toEqual([502, 429, 502]);
});

test("nothing that is logged has a visitor's address, a browser or a query", async ({ caddy }) => {
  const { origin, otherOrigin, plainOrigin, logs } = caddy;
  const visit = (address: string, path: string, Host = new URL(origin).host) =>
    rawRequest(address, path, { headers: { ...PERSONAL, Host }, localAddress: VISITOR });
  const local = [origin, plainOrigin].map((address) => address.replace("localhost", "127.0.0.1"));
  // The last origin is the TLS port without TLS.
  for (const address of [...local, otherOrigin.replace("https:", "http:")]) {
    for (const path of ["/x?secret-query", "/.well-known/acme-challenge/x?secret"]) {
      await visit(address, path);
      // Over TLS there is no certificate for this name.
      await visit(address, path, "other.example").catch(() => {});
    }
  }
  await expect.poll(logs).toContain('"uri":"/x"');
  expect(logs()).not.toMatch(/127\.0\.0\.9|secret/);
  const lines =
    logs()
      .match(/^\{.*"request":.*/gm)
      ?.map((line) => JSON.parse(line)) ?? [];
  const fields = lines.flatMap((line) => Object.keys({ ...line, ...line.request }));
  expect(fields.filter((field) => !LOGGED.test(field))).toEqual([]);
  expect(fields).toContain("uri");
  // Logged only of those who ask for the proof of a certificate; the last by Caddy from 2.7 on.
  for (const field of ["remote", "remote_addr", "user_agent", "request>client_ip"])
    expect(config).toContain(`\t${field} delete\n`);
});

test("a download that breaks off leaves no address in the log", async ({ caddy: { origin, logs } }) => {
  const { host, port } = new URL(origin);
  // Caddy logs the error only if it is just writing when the connection is reset.
  await expect(async () => {
    const connection = connect({ host: "127.0.0.1", port: Number(port), localAddress: VISITOR });
    const secure = connectTls({ socket: connection, servername: "localhost", rejectUnauthorized: false });
    secure.write(`GET /growth-guide.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(secure, "data");
    connection.resetAndDestroy();
    expect(logs()).toMatch(/"error":"[^"]*(reset|broken)/);
  }).toPass({ intervals: [10] });
  expect(logs()).not.toMatch(/127\.0\.0\.9|secret/);
});

test("without the server, pages wait, then show the error page", async ({ caddy: { origin, stopNode } }) => {
  await stopNode();
  const begin = performance.now();
  const { status, headers, text } = await rawRequest(origin, "/away");
  expect(performance.now() - begin).toBeGreaterThan(29_000);
  expect(status).toBe(502);
  expect(text).toContain(CRASH);
  expect(headers["strict-transport-security"]).toBe(HSTS);
});
