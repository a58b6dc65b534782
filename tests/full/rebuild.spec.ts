import type { Page } from "@playwright/test";
import { serve } from "../../scripts/serve.ts";
import { expect, holdFiles, test } from "../fixtures";
import { copyOf } from "../support/content";
import * as homeForm from "../support/home-form";
import { RebuiltSite } from "../support/rebuilt-site.ts";
import { CONTACT_LABELS } from "../support/specification";

const FORM_CODE = "**/_astro/EnquiryRoot*";
const HOME_MESSAGE = "Typed before the redeploy.";
const CONTACT_MESSAGE = "Please tell me more about partnerships.";

test.setTimeout(300_000);
// While the site is redeployed, no server answers.
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

const contactButton = (page: Page) => page.getByRole("button", { name: copyOf("contact").form.submit });
const contactField = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/**
 * Opens a page and delays the code of its form.
 * @returns lets the code load
 */
async function openWithoutCode(page: Page, url: string): Promise<() => void> {
  const release = await holdFiles(page, FORM_CODE);
  const asked = page.waitForRequest(FORM_CODE);
  await page.goto(url);
  await page.locator("form").scrollIntoViewIfNeeded();
  await asked;
  return release;
}

async function fillContactForm(page: Page): Promise<void> {
  await contactField(page, CONTACT_LABELS.firstName).fill("Mari");
  await contactField(page, CONTACT_LABELS.lastName).fill("Maasikas");
  await contactField(page, CONTACT_LABELS.email).fill("mari@example.com");
  await contactField(page, CONTACT_LABELS.message).fill(CONTACT_MESSAGE);
}

test("in log mode home keeps working with the code and texts of its build; contact keeps what was typed", async ({
  page,
  context,
}) => {
  const site = await RebuiltSite.open();
  await site.deploy();
  const contact = await context.newPage();
  await contact.goto(`${site.url}/contact`);
  await fillContactForm(contact);
  const release = await openWithoutCode(page, site.url);
  await homeForm.fill(page, { message: HOME_MESSAGE });
  const before = { success: site.success, label: site.label };
  await site.deploy();

  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await homeForm.submitButton(page).click();
  release();
  await expect(homeForm.toast(page)).toContainText(before.success);
  const [label, values] = (await logged).args();
  expect(await label?.jsonValue()).toBe(before.label);
  expect(await values?.jsonValue()).toMatchObject({ message: HOME_MESSAGE });

  await contactButton(contact).click();
  await expect(contact).toHaveURL(`${site.url}/contact`);
  await expect(contactField(contact, CONTACT_LABELS.message)).toHaveValue(CONTACT_MESSAGE);

  await page.reload();
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page)).toContainText(site.success);
  await site.remove();
});

test("in delivery mode a form without its code is sent natively, and the other has the code and texts it was opened with", async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  const webhook = await serve(async (request) => {
    if (request.method === "POST") messages.push((await request.json()).message);
    return new Response(null, { status: 204 });
  });
  const site = await RebuiltSite.open({
    ENQUIRY_DELIVERY: "webhook",
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: "a secret of both sides",
  });
  await site.deploy();
  const contact = await context.newPage();
  const releaseContact = await openWithoutCode(contact, `${site.url}/contact`);
  await fillContactForm(contact);
  const release = await openWithoutCode(page, site.url);
  await homeForm.fill(page, { message: HOME_MESSAGE });
  const { success } = site;
  await site.deploy();

  // Before its code has loaded, the browser itself sends the form to the new build.
  await homeForm.submitButton(page).click();
  await expect(page).toHaveURL(`${site.url}/enquiry-sent`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.success);
  release();
  releaseContact();
  await homeForm.live(contact).waitFor();
  await contactButton(contact).click();
  await expect(homeForm.toast(contact)).toContainText(success);
  expect(messages.sort()).toEqual([CONTACT_MESSAGE, HOME_MESSAGE]);
  await site.remove();
  await webhook.close();
});
