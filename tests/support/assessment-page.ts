import type { Page } from "@playwright/test";
import { find } from "../../src/features/assessment/find";
import { expect } from "../fixtures";
import { copyOf } from "./content";

export const { assessment: copy } = copyOf("assessment");

export const QUERY = "leads=3&winRate=25&contract=80k&months=6&better=150&of=winRate";
export const LINK = `/#assessment?${QUERY}`;
export const LINKED = {
  leads: 3,
  winRate: 25,
  contract: 80_000,
  months: 6,
  better: 150,
  of: "winRate",
} as const;

export const section = (page: Page) => page.locator("#assessment");
export const figure = (page: Page, name: keyof typeof copy.figures) =>
  section(page).locator(`[name=${name}]`);
export const better = (page: Page) => section(page).getByRole("slider");
export const button = (page: Page, name: string) => section(page).getByRole("button", { name });

/** Opens the assessment and waits until it is hydrated. */
export async function open(page: Page, address = "/#assessment") {
  await page.goto(address);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator("astro-island:not([ssr])").waitFor();
}

/** Expects what the assessment says of these figures. */
export const expectFindings = async (page: Page, shown: Parameters<typeof find>[1]) => {
  for (const { lead, rest } of find(copy, shown)) {
    await expect(section(page)).toContainText(lead);
    await expect(section(page)).toContainText(rest);
  }
};
