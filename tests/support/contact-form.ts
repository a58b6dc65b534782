import type { Page } from "@playwright/test";
import type { ByField, FieldName } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import { validValues } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { getContent } from "./content.ts";

const { labels, form } = getContent("features/enquiry");

export const VALID = validValues("contact");

/** A field of the contact form, by its label; those of optional fields say so, too. */
export const field = (page: Page, name: FieldName) =>
  page.getByRole("textbox", { name: new RegExp(`^${RegExp.escape(labels.contact[name])}( \\(|$)`) });

/** Fills the contact form with valid values, or with those given. */
export async function fill(page: Page, values: Partial<ByField> = {}) {
  for (const [name, value] of Object.entries({ ...VALID, ...values })) {
    await field(page, name as FieldName).fill(value);
  }
}

export const submitButton = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
