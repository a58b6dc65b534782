import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";
import * as homeForm from "./support/home-form";
import { TOASTS } from "./support/specification";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} stores nothing about a visitor and makes no request to third parties`, async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    if (route === "/") {
      await homeForm.open(page);
      await homeForm.fill(page);
      await homeForm.submitButton(page).click();
      await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
    } else {
      await page.goto(route, { waitUntil: "networkidle" });
    }
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: isSecureContext ? (await caches.keys()).length : 0,
    }));
    expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0 });
    expect([...hosts]).toEqual([baseURL]);
  });
}
