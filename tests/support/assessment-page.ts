import type { Page } from "@playwright/test";
import { describeCase } from "../../src/features/assessment/describe-case.ts";
import { type Case, exampleCase, NAMES, type Typed } from "../../src/features/assessment/numbers.ts";
import { fill } from "../../src/lib/fill.ts";
import { expect } from "../fixtures.ts";
import { getContent } from "./content.ts";

export const { assessment: copy } = getContent("features/assessment");

const EXAMPLE = exampleCase(getContent("pages/home").hero.example);
/** Numbers of a visitor, with routes. */
export const OWN = { contracts: 24, leads: 96, goal: 36, currency: "" };

export const section = (page: Page) => page.locator("#assessment");
export const field = (page: Page, name: keyof Typed) => section(page).locator(`[name=${name}]`);
/** The heading with the verdict. */
export const verdict = (page: Page) => section(page).getByRole("heading", { level: 3 }).first();
export const printButton = (page: Page) => section(page).getByRole("button", { name: copy.actions.print });
export const enquiry = (page: Page) => section(page).locator("a[href='#cta-growth-assessment']");
export const announcement = (page: Page) => section(page).locator("p.sr-only[aria-live]");

/** Opens the assessment, waits until it is hydrated, and enters numbers. */
export async function open(page: Page, numbers: Partial<typeof OWN> = {}) {
  await page.goto("/services#assessment");
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator("astro-island:not([ssr])").waitFor();
  await fillNumbers(page, numbers);
}

export async function fillNumbers(page: Page, numbers: Partial<typeof OWN>) {
  for (const name of NAMES.filter((name) => name in numbers)) {
    await field(page, name).fill(`${numbers[name as keyof typeof OWN]}`);
  }
}

/** Enters other numbers; by Enter, so that the answer to them doesn't wait for a pause. */
export async function changeNumbers(page: Page, numbers: Partial<typeof OWN>) {
  await fillNumbers(page, numbers);
  await page.keyboard.press("Enter");
}

/** What the assessment says of a case. */
export const expectedResult = (assessedCase: Case = EXAMPLE) => describeCase(copy, assessedCase);

/** Expects the verdict, after the numbers that it is of, and the routes to the goal, if there are any. */
export async function expectResult(page: Page, assessedCase: Case = EXAMPLE) {
  const { verdict: text, values, calculation } = expectedResult(assessedCase);
  const own = assessedCase.leads > 0 ? copy.own : copy.ownUncounted;
  const subject = fill(assessedCase === EXAMPLE ? copy.example : own, values);
  await expect(verdict(page)).toHaveText(`${subject} ${text}`);
  await expect(section(page)).not.toContainText("{");
  const { leads, winRate, noWinRate, clients } = copy.routes;
  const routes = calculation ? [leads, calculation.isWinRateEnough ? winRate : noWinRate, clients] : [];
  await expect(section(page).locator("li h4")).toHaveText(routes.map(({ title }) => fill(title, values)));
}

export const paper = (page: Page) => page.getByRole("figure", { name: copy.test.paper.title });

/** The rows of the paper of a case: those on the screen, or those in print. */
export function expectedRows(assessedCase: Case = EXAMPLE, isPrinted = false) {
  const { values, calculation } = expectedResult(assessedCase);
  const place = isPrinted ? "in print" : "on screen";
  const months = calculation?.stop ? "6 or more" : "under 6";
  return copy.test.paper.rows.flatMap(({ label, parts }) => {
    const shown = parts
      .filter(({ only }) => [place, null].includes(only))
      .filter((part) => [months, null].includes(part.months));
    const text = shown.flatMap(({ bold, text }) => [bold, text].filter(Boolean)).join(" ");
    return text ? { label: fill(label, values), text: fill(text, values) } : [];
  });
}
