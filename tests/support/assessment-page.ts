import type { Page } from "@playwright/test";
import { EXAMPLE, NAMES, type Texts } from "../../src/features/assessment/numbers.ts";
import { describeResult } from "../../src/features/assessment/sentences.ts";
import { expect } from "../fixtures.ts";
import { getContent } from "./content.ts";

export const { assessment: copy } = getContent("features/assessment");

/** Numbers of a visitor, with routes. */
export const OWN = { contracts: 24, leads: 8, goal: 36, currency: "" };

export const section = (page: Page) => page.locator("#assessment");
export const field = (page: Page, name: keyof Texts) => section(page).locator(`[name=${name}]`);
export const printButton = (page: Page) => section(page).getByRole("button", { name: copy.actions.print });
export const enquiry = (page: Page) => section(page).locator("a[href='#cta-growth-assessment']");
export const announcement = (page: Page) => section(page).locator("p.sr-only[aria-live]");

/** Opens the assessment, waits until it is hydrated, and enters numbers. */
export async function open(page: Page, numbers: Partial<typeof OWN> = {}) {
  await page.goto("/#assessment");
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator("astro-island:not([ssr])").waitFor();
  await fillNumbers(page, numbers);
}

export async function fillNumbers(page: Page, numbers: Partial<typeof OWN>) {
  for (const name of NAMES.filter((name) => name in numbers)) {
    await field(page, name).fill(`${numbers[name as keyof typeof OWN]}`);
  }
}

/** What the assessment says of a case. */
export const expectedResult = (shown = EXAMPLE) => describeResult(copy, shown);

/** Expects the verdict and the routes to the goal, if there are any. */
export async function expectResult(page: Page, shown = EXAMPLE) {
  const { verdict, details } = expectedResult(shown);
  await expect(section(page).getByRole("heading", { level: 3 })).toContainText(verdict);
  const titles = Object.values(details?.routes ?? {}).map(({ title }) => title);
  await expect(section(page).locator("li h4")).toHaveText(titles);
}
