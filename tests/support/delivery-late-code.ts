import type { Page } from "@playwright/test";
import { expect, holdFiles } from "../fixtures";
import { test } from "./delivery-site";
import * as homeForm from "./home-form";
import { TOASTS } from "./specification";

const FORM_CODE = "**/_astro/EnquiryRoot*";
const ENDPOINT = "**/api/enquiries";
const submit = (page: Page) => page.locator("#cta [type=submit]");
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectMails(page: Page, mailbox: string, text: string, count: number) {
  const inbox = await page.context().newPage();
  await inbox.goto(mailbox);
  await expect(inbox.getByText(text)).toHaveCount(count);
  await inbox.close();
}

/** Opens the home form, whose code would also send a topic and a source, without that code. */
async function openWithoutCode(page: Page, site: string, message: string) {
  const release = await holdFiles(page, FORM_CODE);
  await page.goto(`${site}/?ref=partner#cta-lead-generation`);
  await homeForm.fill(page, { message: message });
  return release;
}

/** Holds the answers of the endpoint back; the enquiries are delivered all the same. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const keys: (string | null)[] = [];
  await page.route(ENDPOINT, async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? "").get("idempotencyKey"));
    const response = await route.fetch({ maxRedirects: 0 });
    await promise;
    // The page has left if the visitor pressed again.
    await route.fulfill({ response }).catch(() => {});
  });
  return { keys, answer: resolve };
}

/** Tests in delivery mode of presses before hydration, for delivery.spec.ts. */
export function testLateCode() {
  test("the browser sends the form at once; one mail arrives", async ({ page, demo }) => {
    const text = "Sent before the code arrived.";
    const release = await openWithoutCode(page, demo.site, text);
    await submit(page).click();
    await expect(headline(page)).toHaveText(TOASTS.sent.title);
    release();
    await expectMails(page, demo.mailbox, text, 1);
  });

  test("if it arrives before the browser's answer and the button is pressed again, one mail arrives", async ({
    page,
    demo,
  }) => {
    const text = "Pressed twice, sent once.";
    const release = await openWithoutCode(page, demo.site, text);
    const { keys, answer } = await holdAnswers(page);
    // Presses again as soon as the form is live: Playwright itself would wait for the answer.
    await page.locator("#cta astro-island").evaluate((island) => {
      const press = () => island.querySelector<HTMLButtonElement>("[type=submit]")?.click();
      island.addEventListener("astro:hydrate", press);
    });
    await submit(page).click({ noWaitAfter: true });
    await expect.poll(() => keys.length).toBe(1);
    release();
    await expect.poll(() => keys.length).toBe(2);
    answer();
    await expect(headline(page)).toHaveText(TOASTS.sent.title);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    await expectMails(page, demo.mailbox, text, 1);
  });

  test("each load of the form, each success and each return to the page has a new key", async ({
    page,
    demo,
  }) => {
    const key = () => page.locator("[name=idempotencyKey]").inputValue();
    await page.goto(`${demo.site}/#cta`);
    const keys = [await key()];
    await page.reload();
    keys.push(await key());
    await homeForm.fill(page, { message: "The first of two enquiries." });
    await homeForm.live(page).waitFor();
    await submit(page).click();
    await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
    keys.push(await key());
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    keys.push(await key());
    expect(new Set(keys).size).toBe(4);
    for (const each of keys) expect(each).toMatch(/^[\da-f-]{36}$/);
  });

  test.describe("and then can't be loaded", () => {
    test.use({ expectedErrors: /ERR_FAILED|Error hydrating/ });

    test("the browser sends the form; one mail arrives", async ({ page, demo }) => {
      const text = "Sent without the code.";
      await page.route(FORM_CODE, (route) => route.abort());
      const failed = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
      await page.goto(`${demo.site}/#cta`);
      await failed;
      await homeForm.fill(page, { message: text });
      await submit(page).click();
      await expect(headline(page)).toHaveText(TOASTS.sent.title);
      await expectMails(page, demo.mailbox, text, 1);
    });
  });
}
