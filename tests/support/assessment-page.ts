import type { Page } from "@playwright/test";
import { assess, type Case } from "../../src/features/assessment/assess";
import { START } from "../../src/features/assessment/numbers";
import { say } from "../../src/features/assessment/words";
import { expect } from "../fixtures";
import { copyOf } from "./content";

export const { assessment: copy } = copyOf("assessment");
export const EXAMPLE = START.shown;

/** A plan that a year tells. */
export const LINK = "/#assessment=97-9000-30-40";
export const LINKED: Case = { contracts: 97, value: 9000, leads: 30, plan: 40 };

export const section = (page: Page) => page.locator("#assessment");
export const number = (page: Page, name: keyof typeof copy.numbers) =>
  section(page).locator(`[name=${name}]`);
export const plan = (page: Page) => section(page).getByRole("slider");
export const button = (page: Page, name: string) => section(page).getByRole("button", { name });
export const enquiry = (page: Page) => section(page).locator("a[href='#cta-growth-assessment']");

/** Opens the assessment and waits until it is hydrated. */
export async function open(page: Page, address = "/#assessment") {
  await page.goto(address);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator("astro-island:not([ssr])").waitFor();
}

/** What the assessment says of a case. */
export const said = (shown: Case) => say(copy, shown, assess(shown));

/** Expects the verdict and the sentences about a case, and no other sentence. */
export async function expectSaid(page: Page, shown: Case) {
  const { verdict, sentences } = said(shown);
  await expect(section(page).getByRole("heading", { level: 3, name: verdict })).toBeVisible();
  await expect(section(page).locator("figure + ul > li")).toHaveText(sentences);
}
