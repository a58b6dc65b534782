import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import {
  expect,
  expectNoViolation,
  fillHomeForm,
  NOT_FOUND_ERRORS,
  openHomeForm,
  ROUTES,
  scrollsSideways,
  submitButton,
  test,
  UNKNOWN,
} from "./fixtures";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

declare global {
  interface Window {
    ace: { Checker: new () => { check(document: Document, rules: string[]): Promise<Report> } };
  }
  interface Report {
    results: { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string }[];
  }
}

const SECOND_ENGINE = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** What IBM's checker finds wrong by WCAG 2.2, besides what it asks a person to look at. */
async function failuresOfSecondEngine(page: Page): Promise<string[]> {
  await page.evaluate(SECOND_ENGINE);
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}

test("the second engine tells a page with a fault from ours", async ({ page }) => {
  await page.goto("/cookies");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect(await failuresOfSecondEngine(page)).not.toEqual([]);
});

const WIDTHS = [320, 390, 1280];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const route of [...ROUTES, UNKNOWN]) {
      test(`${route} has no axe violation and does not scroll sideways at ${WIDTHS.join(", ")} px`, async ({
        page,
      }) => {
        await page.goto(route);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoViolation(page);
          expect(await scrollsSideways(page)).toBe(false);
        }
        expect(await failuresOfSecondEngine(page)).toEqual([]);
      });
    }

    test("the form with its errors has no axe violation", async ({ page }) => {
      await openHomeForm(page);
      await submitButton(page).click();
      await expectNoViolation(page);
    });

    test("the toast has no axe violation", async ({ page }) => {
      await openHomeForm(page);
      await fillHomeForm(page);
      await submitButton(page).click();
      await expect(page.locator(".toast")).toBeVisible();
      await expectNoViolation(page);
    });

    test("the open menu has no axe violation", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expectNoViolation(page);
    });
  });
}
