import { expect, test } from "../fixtures.ts";
import { startContainer, testContainer } from "../support/container.ts";
import { testHost } from "../support/hosts.ts";
import { rawRequest } from "../support/raw-request.ts";
import { HOME } from "../support/sample-enquiries.ts";
import { CRASH } from "../support/specification.ts";
import { type CaddyServer, startCaddy, startWorker } from "../support/web-servers.ts";

/** Where nothing listens: an enquiry is counted, and can't be delivered. */
const NOWHERE = "http://127.0.0.1:9/hook";
const HSTS = "max-age=31536000";

testHost({ name: "Node behind Caddy", start: startCaddy, also: testCaddy });
testHost({ name: "the container", start: startContainer, also: testContainer });
testHost({ name: "Cloudflare", start: startWorker, isCloudflare: true });

function send(origin: string, headers: object, localAddress?: string) {
  return rawRequest(origin, "/api/enquiries", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(HOME),
    ...(localAddress && { localAddress }),
  });
}

test.describe("a Worker on Cloudflare", () => {
  test("without its settings serves pages, and logs which are missing", async () => {
    const worker = await startWorker("");
    try {
      for (const [path, status] of [
        ["/contact", 200],
        ["/no-such-page", 404],
        ["/healthz", 500],
      ] as const) {
        expect((await rawRequest(worker.origin, path)).status, path).toBe(status);
      }
      await expect.poll(() => worker.logs()).toContain("WEBHOOK_URL must be set");
    } finally {
      await worker.stop();
    }
  });

  test("counts visitors by the address that Cloudflare reports", async () => {
    const worker = await startWorker(NOWHERE, 1);
    try {
      const answers = [];
      for (const address of ["2001:db8::1", "2001:db8::2", "198.51.100.7"]) {
        answers.push(await send(worker.origin, { "CF-Connecting-IP": address }));
      }
      expect(answers.map(({ status }) => status)).toEqual([502, 429, 502]);
      expect(answers[1]?.headers["retry-after"]).toBe("60");
    } finally {
      await worker.stop();
    }
  });
});

test("behind Caddy a visitor is counted by the real address, not by a forged one", async () => {
  const caddy = await startCaddy(NOWHERE, { RATE_LIMIT_PER_MINUTE: "1" });
  try {
    const origin = caddy.otherOrigin.replace("127.0.0.1", "localhost");
    const statuses = [];
    for (const [forged, address] of [
      ["192.0.2.1", "127.0.0.8"],
      ["192.0.2.2", "127.0.0.8"],
      ["192.0.2.2", "127.0.0.9"],
    ] as const) {
      statuses.push((await send(origin, { "X-Forwarded-For": forged }, address)).status);
    }
    expect(statuses).toEqual([502, 429, 502]);
  } finally {
    await caddy.stop();
  }
});

/** What only Caddy does. */
function testCaddy(server: () => CaddyServer): void {
  test("plain HTTP and another name redirect to the site's one address, and everything over TLS has HSTS", async () => {
    const { origin, plainOrigin, otherOrigin } = server();
    const moved = [];
    for (const from of [plainOrigin, otherOrigin]) moved.push(await rawRequest(from, "/about?a=1"));
    expect(moved.map(({ status }) => status)).toEqual([308, 308]);
    for (const { headers } of moved)
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
    const secure = [moved[1], await rawRequest(origin, "/"), await rawRequest(origin, "/no-such-page")];
    for (const answer of secure) expect(answer?.headers["strict-transport-security"]).toBe(HSTS);
  });

  test("a body beyond the server's limit is refused before all of it has arrived", async () => {
    const answer = await rawRequest(server().origin, "/api/enquiries", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked" },
      body: "x".repeat(5_000_000),
    }).catch(() => ({ status: 413 }));
    // Caddy 2.6 counts while it forwards, and answers 502.
    expect([413, 502]).toContain(answer.status);
  });

  test("nothing that is logged has a visitor's address, a browser, a query or figures; while the server is away, pages wait, then show the error page", async () => {
    const { origin, otherOrigin, plainOrigin, logs, stopNode } = server();
    const personal = { "User-Agent": "secret-browser", Referer: "https://secret.example/" };
    const visit = (address: string, path: string, Host = new URL(origin).host) =>
      rawRequest(address, path, { headers: { ...personal, Host }, localAddress: "127.0.0.9" });
    const local = [origin, plainOrigin].map((address) => address.replace("localhost", "127.0.0.1"));
    // The last origin is the TLS port without TLS.
    for (const address of [...local, otherOrigin.replace("https:", "http:")]) {
      for (const path of ["/x?secret-query", "/%23secret-figures", "/.well-known/acme-challenge/x?secret"]) {
        await visit(address, path);
        // Over TLS there is no certificate for this name.
        await visit(address, path, "other.example").catch(() => {});
      }
    }
    await stopNode();
    const begin = performance.now();
    const { status, headers, text } = await visit(local[0] ?? "", "/away?secret-query");
    expect(performance.now() - begin).toBeGreaterThan(9_000);
    expect(status).toBe(502);
    expect(text).toContain(CRASH);
    expect(headers["strict-transport-security"]).toBe(HSTS);
    await expect.poll(logs).toContain('"uri":"/away"');
    expect(logs()).toContain('"uri":"/x"');
    expect(logs()).not.toMatch(/127\.0\.0\.9|secret/);
  });
}
