import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { DeliveryError } from "../server/enquiries/delivery.ts";
import { createTestEndpoint, fakeDelivery } from "../tests/support/endpoint.ts";
import { freePort } from "../tests/support/free-port.ts";
import { serve } from "./serve.ts";

async function canary(args: string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  const ended = promisify(execFile)(process.execPath, ["scripts/canary.ts", ...args], { env });
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return { code, stdout, stderr };
}

const PAGES = { "/": '<script src="/_astro/a.js"></script>', "/_astro/a.js": "" };

async function serving(act?: () => Promise<void>, pages: Readonly<Record<string, string>> = PAGES) {
  const { delivery, delivered } = fakeDelivery(act);
  const { app } = createTestEndpoint([delivery]);
  const { url, close } = await serve((request) => {
    const page = pages[new URL(request.url).pathname];
    return page === undefined ? app.fetch(request) : new Response(page);
  });
  onTestFinished(close);
  return { url, delivered };
}

it("npm run canary ends with 0 if its enquiry, marked as a test, is accepted, and calls CANARY_PING_URL", async () => {
  const { url, delivered } = await serving();
  const pings: string[] = [];
  const monitor = await serve(({ url }) => {
    pings.push(url);
    return new Response();
  });
  onTestFinished(monitor.close);
  const { code, stdout } = await canary([url], { CANARY_PING_URL: `${monitor.url}/ping` });
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Accepted as ${delivered[0]?.reference} within \\d+ ms\\.\n$`));
  expect(delivered).toMatchObject([{ name: "Canary" }]);
  expect(pings).toEqual([`${monitor.url}/ping`]);
});

it("it connects to the address that it is given, for the site's own name", async () => {
  const { url, delivered } = await serving();
  const { code } = await canary(["http://www.example.com", new URL(url).host]);
  expect(code).toBe(0);
  expect(delivered).toHaveLength(1);
});

it("it ends with 1 if its enquiry is not accepted", async () => {
  const { url } = await serving(() => Promise.reject(new DeliveryError("RCPT 550", false)));
  // Nothing listens there: it must not be called.
  expect(await canary([url], { CANARY_PING_URL: "http://127.0.0.1:1" })).toEqual({
    code: 1,
    stdout: "",
    stderr: `${url}/api/enquiries answered 502: the test enquiry was not accepted.\n`,
  });
});

it.each([
  ["every page is missing", {}, /\/ answered 404: visitors don't see the site\.\n$/],
  ["the page's files are missing", { "/": PAGES["/"] }, /\/_astro\/a\.js answered 404: .*\n$/],
  ["there is another page", { "/": "Welcome to nginx!" }, /\/ is not the home page: .*\n$/],
])("it ends with 1 if %s, and sends nothing", async (_, pages, says) => {
  const { url, delivered } = await serving(undefined, pages);
  expect(await canary([url])).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(says) });
  expect(delivered).toEqual([]);
});

it("it ends with 1 if the monitoring service doesn't know CANARY_PING_URL", async () => {
  const { url } = await serving();
  const monitor = await serve(() => new Response(null, { status: 404 }));
  onTestFinished(monitor.close);
  const { code, stderr } = await canary([url], { CANARY_PING_URL: `${monitor.url}/secret` });
  expect(code).toBe(1);
  expect(stderr).toBe("CANARY_PING_URL answered 404: nobody is told when the site is down.\n");
});

it("it ends with 1 if the site can't be reached; without an argument it is the build's", async () => {
  const SITE_URL = `http://127.0.0.1:${await freePort()}`;
  expect(await canary([], { SITE_URL })).toEqual({
    code: 1,
    stdout: "",
    stderr: `${SITE_URL}/ can't be reached (ECONNREFUSED).\n`,
  });
});
