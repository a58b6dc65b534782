import type { Page } from "@playwright/test";

/** The number of pages on which the page is printed, with the margins that browsers suggest. */
export async function printedPages(page: Page) {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
