import type { Page } from "@playwright/test";
import { copyOf } from "./content";
import { CONTACT_LABELS } from "./specification";

export const VALID = {
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  phone: "+372 555 1234",
  message: "Please tell me more about partnerships.",
} as const;

/** A field of the contact form, by its label; those of optional fields say so, too. */
export const field = (page: Page, name: keyof typeof CONTACT_LABELS) =>
  page.getByRole("textbox", { name: new RegExp(`^${CONTACT_LABELS[name]}`) });

/** Fills the contact form with valid values, or with those given. */
export async function fill(page: Page, values: Partial<Record<keyof typeof VALID, string>> = {}) {
  for (const [name, value] of Object.entries({ ...VALID, ...values })) {
    await field(page, name as keyof typeof VALID).fill(value);
  }
}

export const submitButton = (page: Page) =>
  page.getByRole("button", { name: copyOf("enquiry").form.submit, exact: true });
