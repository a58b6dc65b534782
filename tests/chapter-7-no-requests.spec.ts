import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures.ts";
import { expectResult, fillNumbers, OWN } from "./support/assessment-page.ts";
import * as homeForm from "./support/home-form.ts";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

/** What a page has stored in the browser. */
const storedBy = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: isSecureContext ? (await caches.keys()).length : 0,
  }))),
});
const NOTHING = { cookies: [], local: 0, session: 0, databases: 0, caches: 0 };

test("no page stores anything, asks third parties, or loads a script unscrolled", async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    hosts.add(new URL(request.url()).origin);
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const route of [...ROUTES, UNKNOWN]) {
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await storedBy(page), route).toEqual(NOTHING);
    expect([...hosts], route).toEqual([baseURL]);
    expect(scripts, route).toEqual([]);
  }
});

test("submitting logs the trimmed values; nothing is sent, stored or in the address", async ({ page }) => {
  await page.goto("/services?utm_source=partner");
  for (const field of ["[name=leads]", "#home-message"]) {
    await page.locator(field).scrollIntoViewIfNeeded();
    await page.locator(`astro-island:not([ssr]) ${field}`).waitFor();
  }
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fillNumbers(page, OWN);
  await expectResult(page, OWN);
  await homeForm.fill(page, { name: "  Mari  " });
  expect(await homeForm.send(page)).toEqual({ ...homeForm.VALID, name: "Mari" });
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/services?utm_source=partner");
  expect(await storedBy(page)).toEqual(NOTHING);
});
