import { expect, type Page } from "@playwright/test";
import { SERVICES_PAGE } from "./specification";

/** Locators of the growth assessment on the services page. */
export const opener = (page: Page) => page.getByRole("button", { name: SERVICES_PAGE.assessment });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Growth assessment" });
export const leads = (page: Page) => page.getByLabel("Qualified leads a month");
export const totals = (page: Page) =>
  page.getByRole("region", { name: "Contract value signed in twelve months" });
export const amounts = (page: Page) => totals(page).locator("dd");
export const status = (page: Page) => page.locator("p.sr-only[role=status]");
export const LINK =
  "/services#assessment?leads=12,5&winRate=25&contract=10%20000&cycle=0&revenue=1m&accounts=50&leads-better=100&winRate-better=0&accounts-better=0";

export async function openAssessment(page: Page) {
  await page.goto("/services");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}
