import type { Page } from "@playwright/test";
import { expect, holdFiles } from "../fixtures";
import { copyOf } from "../support/content";
import * as homeForm from "../support/home-form";
import { translatePage } from "../support/page-translator";
import { TOASTS } from "../support/specification";
import { expectInMailbox, test } from "./fixture";

const FORM_CODE = "**/_astro/EnquiryForm*";

test.use({ expectedErrors: /React error #418/ });

async function expectSentNatively(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOASTS.sent.title);
}

for (const isTranslated of [false, true]) {
  test(`the browser sends the form at once; if the code arrives before its answer and the button is pressed again, one mail arrives${isTranslated ? ", also of a translated page" : ""}`, async ({
    page,
    demo,
  }) => {
    const text = `Pressed twice, sent once${isTranslated ? ", translated" : ""}.`;
    const release = await holdFiles(page, FORM_CODE);
    await page.goto("/#cta-lead-generation");
    await homeForm.fill(page, { message: text });
    if (isTranslated) await translatePage(page);
    // The enquiries are delivered, but their answers are held back.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let posts = 0;
    await page.route("**/api/enquiries", async (route) => {
      posts++;
      const response = await route.fetch({ maxRedirects: 0 });
      await answered;
      // The page has left if the visitor pressed again.
      await route.fulfill({ response }).catch(() => {});
    });
    // Presses again as soon as the form is live: Playwright itself would wait for the answer.
    await page.locator("#cta astro-island").evaluate((island, isTranslated) => {
      const press = () => island.querySelector<HTMLButtonElement>("[type=submit]")?.click();
      island.addEventListener("astro:hydrate", () => {
        if (!isTranslated) return press();
        // React renders the form of a translated page anew.
        const replaced = new MutationObserver(() => {
          replaced.disconnect();
          press();
        });
        replaced.observe(island, { childList: true });
      });
    }, isTranslated);
    await page.locator("#cta [type=submit]").click({ noWaitAfter: true });
    await expect.poll(() => posts).toBe(1);
    release();
    await expect.poll(() => posts).toBe(2);
    answer();
    await expectSentNatively(page);
    await expectInMailbox(page, demo, text, `${copyOf("enquiry").mail.topic}: Lead Generation`);
  });
}

test("a translator changes the page first; what was typed survives, and one mail arrives", async ({
  page,
  demo,
}) => {
  const message = "Typed before a translator came.";
  const release = await holdFiles(page, FORM_CODE);
  await page.goto("/#cta");
  await homeForm.fill(page, { message });
  const before = await page.locator("#cta form").elementHandle();
  await translatePage(page);
  release();
  await expect.poll(() => before?.evaluate((form) => form.isConnected)).toBe(false);
  await expect(homeForm.field(page, "message")).toHaveValue(message);
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  await expectInMailbox(page, demo, message);
});

test("a press that is remembered is forgotten on a return to the page: the next one is the script's", async ({
  page,
}) => {
  const types: (string | undefined)[] = [];
  await page.route("**/api/enquiries", (route) => {
    types.push(route.request().headers()["content-type"]);
    // Without content the browser stays on the page.
    return route.fulfill(
      types.length > 1 ? { status: 201, json: { reference: "K7M4-2QXD" } } : { status: 204 },
    );
  });
  const release = await holdFiles(page, FORM_CODE);
  await page.goto("/#cta");
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await expect.poll(() => types.length).toBe(1);
  release();
  await homeForm.live(page).waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  expect(types).toEqual(["application/x-www-form-urlencoded", "application/json"]);
});

test.describe("and then can't be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED|Error hydrating/ });

  test("the browser sends the form; one mail arrives", async ({ page, demo }) => {
    const message = "Sent without the code.";
    await page.route(FORM_CODE, (route) => route.abort());
    const failed = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
    await page.goto("/#cta");
    await failed;
    await homeForm.fill(page, { message });
    await homeForm.submitButton(page).click();
    await expectSentNatively(page);
    await expectInMailbox(page, demo, message);
  });
});
