import { expect, type Page } from "@playwright/test";
import type { FieldName, FormName } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import { validValues } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { getContent } from "./content.ts";

/** Makes sending fail in log mode, by breaking console.log. */
export const breakSending = (page: Page) =>
  page.evaluate(() => {
    console.log = () => {
      throw new Error("sending fails");
    };
  });

/** The form that sends an enquiry, once React has rendered in it what only it can: the place of a toast. */
export const hydrated = (page: Page) => page.locator("form:has(~ [data-toast-region])");

/** Opens the home page, scrolls to its form and waits until it is hydrated. */
export async function open(page: Page): Promise<void> {
  await page.goto("/#cta");
  await hydrated(page).waitFor();
}

/** The lines with the topics of the form, or the one of this topic. */
export const topicLines = (page: Page, hasText = "") =>
  page.locator("fieldset + p:has(strong + a)").filter({ hasText });

const { labels, form: copy } = getContent("features/enquiry");

/** The fields of a form, by their labels, which may say that they are optional. */
export function fieldsOn(form: FormName) {
  const VALID = validValues(form);
  const field = (page: Page, name: FieldName) =>
    page.locator("form").getByLabel(new RegExp(`^${RegExp.escape(labels[form][name])}( \\(|$)`));
  /** Fills them with valid values, or with those given. */
  const fill = async (page: Page, values: Partial<typeof VALID> = {}) => {
    for (const [name, value] of Object.entries({ ...VALID, ...values })) {
      await field(page, name as FieldName).fill(value);
    }
  };
  return { VALID, field, fill };
}
export const { VALID, field, fill } = fieldsOn("home");

/** Expects that a field is there and not shown. */
export async function expectHidden(page: Page, name: FieldName) {
  await expect(field(page, name)).toHaveCount(1);
  await expect(field(page, name)).toBeHidden();
}

export const submitButton = (page: Page) => page.getByRole("button", { name: copy.submit, exact: true });

/** Presses a link to a mail, without opening a mail program, and returns its address. */
export const pressMailLink = (page: Page, name: string) =>
  page
    .locator("form")
    .getByRole("link", { name, exact: true })
    .evaluate((link: HTMLAnchorElement) => {
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
      return link.href;
    });

/** The button that closes a toast. */
export const dismissButton = (page: Page) => page.getByRole("button", { name: copy.dismiss, exact: true });

/** What screen readers announce. */
export const announcement = (page: Page) => page.locator("form ~ p[aria-live]");

/** The live region of toasts. */
export const toast = (page: Page) => page.locator("[data-toast-region]");

/** Sends the home form and returns what log mode logged. */
export async function send(page: Page) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  await expect(toast(page).locator("[data-toast]")).toBeVisible();
  return values;
}
