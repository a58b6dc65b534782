import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "../fixtures";

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

/**
 * Returns the failures of WCAG 2.2 that IBM's checker finds, without those that a person has to
 * judge.
 */
async function failuresOfSecondEngine(page: Page): Promise<string[]> {
  await page.evaluate(SECOND_ENGINE);
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}

test("the second engine finds an error in a bad page", async ({ page }) => {
  await page.goto("/cookies");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect(await failuresOfSecondEngine(page)).not.toEqual([]);
});

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has no failure in both themes`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await failuresOfSecondEngine(page)).toEqual([]);
    }
  });
}
