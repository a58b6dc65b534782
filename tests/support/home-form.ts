import { expect, type Page } from "@playwright/test";
import { copyOf } from "./content";

/** Makes sending fail in log mode, by breaking console.log. */
export const breakSending = (page: Page) =>
  page.evaluate(() => {
    console.log = () => {
      throw new Error("sending fails");
    };
  });

/** The form that sends an enquiry, once it is hydrated. */
export const live = (page: Page) => page.locator("astro-island:not([ssr]) form[data-enquiry]");

/** Opens the home page, scrolls to its form and waits until it is hydrated. */
export async function open(page: Page): Promise<void> {
  await page.goto("/#cta");
  await live(page).waitFor();
}

export const VALID = {
  name: "Mari Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell a product to banks.",
} as const;

const {
  labels: { home: labels },
  form: { submit },
} = copyOf("enquiry");

/** A field of the home form, by its label, which may say that it is optional. */
export const field = (page: Page, name: keyof typeof labels) =>
  page.locator("#cta").getByLabel(new RegExp(`^${RegExp.escape(labels[name])}( \\(|$)`));

/** Expects that a field is there and not shown. */
export async function expectHidden(page: Page, name: keyof typeof labels) {
  await expect(field(page, name)).toHaveCount(1);
  await expect(field(page, name)).toBeHidden();
}

/** Fills the home form with valid values, or with those given. */
export async function fill(page: Page, values: Partial<Record<keyof typeof VALID, string>> = {}) {
  for (const [name, value] of Object.entries({ ...VALID, ...values })) {
    await field(page, name as keyof typeof VALID).fill(value);
  }
}

export const submitButton = (page: Page) => page.getByRole("button", { name: submit, exact: true });

/** The button that closes a toast. */
export const dismissButton = (page: Page) =>
  page.getByRole("button", { name: copyOf("enquiry").form.dismiss, exact: true });

/** The live region of toasts with this role; other parts of the page have live regions, too. */
export const toast = (page: Page, role: "status" | "alert" = "status") =>
  page.locator("[data-toast-region]").getByRole(role);

/** Sends the home form and returns what log mode logged. */
export async function send(page: Page) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  await expect(toast(page).locator("[data-toast]")).toBeVisible();
  return values;
}
