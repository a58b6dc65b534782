import { renameSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { serve } from "../../scripts/serve.ts";
import { SECURITY_HEADERS } from "../../server/headers.ts";
import { REQUEST_MS } from "../../src/shared/enquiry-request.ts";
import { expect, test } from "../fixtures.ts";
import { rawRequest } from "./raw-request.ts";
import { CRASH, NOT_FOUND } from "./specification";
import type { WebServer } from "./web-servers.ts";

/** @param isProxy whether it terminates TLS */
export function expectSecurityHeaders(headers: IncomingHttpHeaders, where: string, isProxy = true) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers[name.toLowerCase()], `${name} of ${where}`).toBe(value);
  }
  expect(headers["strict-transport-security"] !== undefined).toBe(isProxy);
}

/** What runs once the tests have begun: a host, and what stands for the endpoint. */
type Started = () => { server: WebServer; enquiries: Awaited<ReturnType<typeof serve>> };

/** The tests that every host must pass that terminates TLS and forwards enquiries. */
export function testProxy(started: Started): void {
  const server = () => started().server;
  test("plain HTTP and other names redirect to the site's one address", async () => {
    const moved = [];
    for (const name of ["localhost", "other.example"]) {
      moved.push(await rawRequest(server().plainOrigin ?? "", "/about?a=1", { headers: { Host: name } }));
    }
    // Another name of the site, for which it has a certificate.
    moved.push(await rawRequest(server().origin.replace("localhost", "127.0.0.1"), "/about?a=1"));
    for (const { status, headers } of moved) {
      expect(status).toBe(308);
      const other = headers.location ?? "";
      // Plain HTTP is only for the redirect; HTTPS has the headers of the site.
      if (moved.at(-1)?.headers === headers) expectSecurityHeaders(headers, other);
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
    }
  });

  const post = (length: number, headers = {}) =>
    rawRequest(server().origin, "/api/enquiries", {
      method: "POST",
      headers: { "Content-Length": length, ...headers },
      body: "x".repeat(length),
    });

  test("enquiries reach the endpoint, with the visitor's address as the last entry, and its answer the visitor", async () => {
    for (const expected of [201, 303, 422, 502]) {
      const sent = { "X-Status": expected, "X-Forwarded-For": "192.0.2.1" };
      // The longest form post that the endpoint accepts.
      const { status, headers, text } = await post(196_608, sent);
      expect(status).toBe(expected);
      expect(headers["content-security-policy"]).toBe("default-src 'none'");
      expect(JSON.parse(text)).toMatchObject({
        length: 196_608,
        "x-forwarded-for": expect.stringMatching(/(^|, )(127\.0\.0\.1|::1)$/),
        "x-forwarded-proto": "https",
        // With the port, because the server compares it with the page's Origin.
        host: new URL(server().origin).host,
      });
    }
  });

  test("a body that the proxy itself refuses gets the security headers, too", async () => {
    const { status, headers } = await post(300_000);
    // Caddy 2.6 counts while it forwards, and answers 502.
    expect([413, 502]).toContain(status);
    expectSecurityHeaders(headers, `${status}`);
  });

  test("an answer within the server's own limit arrives, and a later one is a failure at once after it", async () => {
    test.setTimeout(60_000);
    const begin = performance.now();
    const inTime = post(2, { "X-Status": 201, "X-Delay": REQUEST_MS + 500 });
    const tooLate = post(2, { "X-Status": 201, "X-Delay": REQUEST_MS + 8_000 });
    expect((await inTime).status).toBe(201);
    const { status, text } = await tooLate;
    expect(status).toBe(504);
    expect(text).toContain(CRASH);
    expect(performance.now() - begin).toBeLessThan(REQUEST_MS + 7_000);
  });

  test("in log mode, without a server, what only the server has is not found", async () => {
    const page = `${server().files}/enquiry-sent.html`;
    renameSync(page, `${page}.gone`);
    for (const path of ["/healthz", "/readyz", "/api/enquiries"]) {
      const { status, headers, text } = await rawRequest(server().origin, path);
      expect(status, path).toBe(404);
      expect(text).toContain(NOT_FOUND);
      expectSecurityHeaders(headers, path);
    }
    renameSync(`${page}.gone`, page);
  });

  test("if the endpoint doesn't answer, a page says that something failed", async () => {
    // It stays closed, so tests that need it come before this one.
    await started().enquiries.close();
    const { status, headers, text } = await post(2);
    expect(status).toBe(502);
    expect(text).toContain(CRASH);
    expectSecurityHeaders(headers, "502");
  });

  test("nothing that it writes has a visitor's address or a query", async () => {
    const from = { localAddress: "127.0.0.9" };
    const https = server().origin.replace("localhost", "127.0.0.1");
    const plain = (server().plainOrigin ?? "").replace("localhost", "127.0.0.1");
    // The test before has closed the endpoint. The last origin is the TLS port without TLS.
    for (const origin of [https, plain, https.replace("https:", "http:")]) {
      for (const path of ["/x", "/api/enquiries", "/.well-known/acme-challenge/x"]) {
        for (const Host of ["localhost", "other.example"]) {
          const sent = { ...from, headers: { Host } };
          await rawRequest(origin, `${path}?secret-query`, sent).catch(() => {});
        }
      }
    }
    await rawRequest(server().origin, "/the-last-one");
    await expect.poll(() => server().logs()).toContain("/the-last-one");
    expect(server().logs() + server().errors?.()).not.toMatch(/127\.0\.0\.9|secret-query/);
  });
}
