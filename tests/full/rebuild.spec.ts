import type { Page } from "@playwright/test";
import { serve } from "../../scripts/serve.ts";
import { expect, holdFiles, test } from "../fixtures";
import { copyOf, site as facts } from "../support/content";
import * as homeForm from "../support/home-form";
import { RebuiltSite } from "../support/rebuilt-site.ts";

const CONTACT = {
  "First Name": "Mari",
  "Last Name": "Maasikas",
  "Email Address": "mari@example.com",
  Message: "Please tell me more about partnerships.",
} as const;
const HOME_MESSAGE = "Typed before the redeploy.";

test.setTimeout(300_000);
// Each site is built once for all of its tests.
test.describe.configure({ mode: "default" });
// While the site is redeployed, no server answers.
test.use({
  expectedErrors: /status of 404|ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module/,
});

const { busy, notConnected } = copyOf("enquiry").form;
const contactButton = (page: Page) => page.getByRole("button", { name: copyOf("contact").form.submit });

/**
 * Opens a page and delays the code of its form.
 * @returns lets the code load
 */
async function openWithoutCode(page: Page, url: string): Promise<() => void> {
  const release = await holdFiles(page, "**/_astro/EnquiryRoot*");
  const asked = page.waitForRequest("**/_astro/EnquiryRoot*");
  await page.goto(url);
  await page.locator("form").scrollIntoViewIfNeeded();
  await asked;
  return release;
}

async function fillContactForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(CONTACT)) {
    await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(value);
  }
}

/** The form shows at once that it is busy, even before its code has loaded. */
async function expectSending(page: Page): Promise<void> {
  const button = page.locator("form[data-pressed] button[type=submit]");
  await expect(button).toHaveCSS("cursor", "progress");
  expect(await button.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(`"${busy}"`);
}

test.describe("a site in log mode is rebuilt while pages are open", () => {
  let site: RebuiltSite;
  test.beforeAll(async () => {
    site = await RebuiltSite.open();
    await site.deploy();
  });
  test.afterAll(() => site.remove());

  test("home keeps working with the code and texts of their build; contact keeps what was typed", async ({
    page,
    context,
  }) => {
    const contact = await context.newPage();
    await contact.goto(`${site.url}/contact`);
    await fillContactForm(contact);
    const release = await openWithoutCode(page, site.url);
    await homeForm.fill(page, { message: HOME_MESSAGE });
    const before = { success: site.success, label: site.label };
    await site.deploy();

    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await homeForm.submitButton(page).click();
    await expectSending(page);
    release();
    await expect(homeForm.toast(page)).toContainText(before.success);
    const [label, values] = (await logged).args();
    expect(await label?.jsonValue()).toBe(before.label);
    expect(await values?.jsonValue()).toMatchObject({ message: HOME_MESSAGE });

    await contactButton(contact).click();
    await expect(contact).toHaveURL(`${site.url}/contact`);
    await expect(contact.getByLabel(/^Message/)).toHaveValue(CONTACT.Message);

    await page.reload();
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await expect(homeForm.toast(page)).toContainText(site.success);
  });

  test("if its files are gone, home says where to write and keeps what was typed", async ({ page }) => {
    const release = await openWithoutCode(page, site.url);
    await homeForm.fill(page, { message: HOME_MESSAGE });
    await site.deploy({ keepsFiles: false });
    await homeForm.submitButton(page).click();
    release();
    const notice = page.getByText(notConnected);
    await expect(notice.getByRole("link", { name: facts.email })).toBeVisible();
    await expect(homeForm.field(page, "message")).toHaveValue(HOME_MESSAGE);
  });
});

test.describe("a site in delivery mode is rebuilt while pages are open", () => {
  let site: RebuiltSite;
  let webhook: Awaited<ReturnType<typeof serve>>;
  let messages: string[] = [];
  test.beforeAll(async () => {
    webhook = await serve(async (request) => {
      if (request.method === "POST") messages.push((await request.json()).message);
      return new Response(null, { status: 204 });
    });
    site = await RebuiltSite.open({
      ENQUIRY_DELIVERY: "webhook",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: "a secret of both sides",
    });
    await site.deploy();
  });
  test.beforeEach(() => {
    messages = [];
  });
  test.afterAll(async () => {
    await site.remove();
    await webhook.close();
  });

  async function expectSent(page: Page): Promise<void> {
    await expect(page).toHaveURL(`${site.url}/enquiry-sent`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.success);
  }

  for (const keepsFiles of [true, false]) {
    test(
      keepsFiles
        ? "a form without its code is sent natively, and the other has the code and texts it was opened with"
        : "both forms are sent natively if their files are gone",
      async ({ page, context }) => {
        const contact = await context.newPage();
        const releaseContact = await openWithoutCode(contact, `${site.url}/contact`);
        await fillContactForm(contact);
        const release = await openWithoutCode(page, site.url);
        await homeForm.fill(page, { message: HOME_MESSAGE });
        const { success } = site;
        await site.deploy({ keepsFiles });

        // Before its code has loaded, the browser itself sends the form to the new build.
        await homeForm.submitButton(page).click();
        await expectSent(page);
        release();
        releaseContact();
        if (keepsFiles) {
          await expect(contact.locator("astro-island:not([ssr]) form")).toBeVisible();
          await contactButton(contact).click();
          await expect(homeForm.toast(contact)).toContainText(success);
        } else {
          await contactButton(contact).click();
          await expectSent(contact);
        }
        expect(messages.sort()).toEqual([CONTACT.Message, HOME_MESSAGE]);
      },
    );
  }
});
