import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

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
export async function failuresOfSecondEngine(page: Page): Promise<string[]> {
  await page.evaluate(SECOND_ENGINE);
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}
