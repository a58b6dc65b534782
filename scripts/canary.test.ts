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

it("npm run canary ends with 0 if its enquiry, marked as a test, is accepted", async () => {
  const { url, delivered } = await serving();
  const { code, stdout } = await canary([url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Accepted as ${delivered[0]?.reference} within \\d+ ms\\.\n$`));
  expect(delivered).toMatchObject([{ name: "Canary" }]);
});

it("it ends with 1 if its enquiry is not accepted", async () => {
  const { url } = await serving(() => Promise.reject(new DeliveryError("RCPT 550")));
  expect(await canary([url])).toEqual({
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

it("it ends with 1 if the site can't be reached; without an argument it is the build's", async () => {
  const SITE_URL = `http://127.0.0.1:${await freePort()}`;
  expect(await canary([], { SITE_URL })).toEqual({
    code: 1,
    stdout: "",
    stderr: `${SITE_URL}/ can't be reached (ECONNREFUSED).\n`,
  });
});
