import { expect, expectAtSection, test, waitForFonts } from "./fixtures.ts";
import { entriesOf, getContent, site } from "./support/content.ts";
import { isDraft, LIABILITY } from "./support/specification.ts";

test("each legal text has the date of its last update, and registration and VAT details", async ({
  page,
}) => {
  const { updated, company } = getContent("pages/legal");
  for (const name of ["privacy", "cookies", "terms"]) {
    await page.goto(`/${name}`);
    const date = entriesOf("legal")[name]?.updated;
    await expect(page.locator("main")).toContainText(`${updated} ${date}`);
    const details = page.locator("section", { has: page.getByRole("heading", { name: company.title }) });
    for (const fact of [site.legalName, site.registryCode, site.vatNumber ?? company.noVatNumber]) {
      await expect(details).toContainText(fact);
    }
    await expect(page.locator("main")).not.toContainText(/[{}]/);
  }
  // Once launched, the terms are the client's.
  if (isDraft) await expect(page.locator("main")).toContainText(LIABILITY);
});

test("the privacy policy names the controller; its contents link to each section", async ({ page }) => {
  await page.goto("/privacy");
  await waitForFonts(page);
  const controller = page.locator("main ul", { hasText: site.legalName }).first();
  for (const fact of [site.postalAddress, site.email, site.phone])
    await expect(controller).toContainText(fact);
  await expect(controller.getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
  const { contents, company } = getContent("pages/legal");
  const links = page.getByRole("navigation", { name: contents }).getByRole("link");
  const headings = page.locator("main").getByRole("heading", { level: 2 });
  const sections = headings.filter({ hasNotText: company.title });
  await expect(links).toHaveText(await sections.allTextContents());
  await links.nth(-2).click();
  await expectAtSection(page, (await sections.nth(-2).getAttribute("id")) ?? "");
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(links.first()).toBeHidden();
  await page.locator("summary", { hasText: contents }).click();
  await expect(links.first()).toBeVisible();
});

test("each line of a text from a word processor stays one", async ({ page }) => {
  await page.goto("/terms");
  const paragraph = page.locator("main p:has(+ p)").last();
  const heightOf = (...parts: string[]) =>
    paragraph.evaluate((element, parts) => {
      element.replaceChildren(...parts.map((part) => (part === "br" ? document.createElement(part) : part)));
      return element.getBoundingClientRect().height;
    }, parts);
  const line = await heightOf("1.1 We");
  expect(await heightOf("1.1 We\n• name\n• email")).toBeCloseTo(3 * line, 0);
  // As Markdown writes two spaces at the end of a line.
  expect(await heightOf("1.1", "br", "\nWe")).toBeCloseTo(2 * line, 0);
});
