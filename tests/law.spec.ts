import { nameSource } from "../src/features/outreach/law";
import { CONTACTS } from "../src/features/outreach/law.schema";
import { expect, expectAccessible, test } from "./fixtures";
import { copyOf } from "./support/content";

const law = copyOf("outreachLaw");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first message is followed by what the law asks for, each with its source", async ({ page }) => {
    await page.goto("/services");
    const section = page.locator("#first-message");
    for (const { label, source } of Object.values(law.asks)) {
      const row = section.getByText(label, { exact: true }).locator("..");
      await expect(row.getByRole("link", { name: source.name })).toHaveAttribute("href", source.url);
    }
  });

  test("each country says whether a first contact needs consent, and who says so", async ({ page }) => {
    await page.goto("/services");
    for (const country of law.countries) {
      const details = page.locator("#first-message details").filter({
        has: page.getByText(country.name, { exact: true }),
      });
      await details.locator("summary").click();
      for (const contact of CONTACTS) {
        const { status, rule, by } = country[contact];
        const row = details.getByText(law.labels[contact], { exact: true }).locator("..");
        await expect(row).toContainText(law.statuses[status].label + (rule ? `, ${rule}` : ""));
        if (by) await expect(row).toContainText(law.evidence[by]);
      }
      for (const source of country.sources) {
        const link = details.getByRole("link", { name: nameSource(source), exact: true });
        await expect(link).toHaveAttribute("href", source.url);
        await expect(link).toBeVisible();
      }
      await expect(details).toContainText(law.evidence[country.sources[0]?.by ?? "act"]);
      if (country.alsoAsks) await expect(details).toContainText(country.alsoAsks);
    }
  });
});

test("with every country open, the page fits and has no axe violation", async ({ page }) => {
  await page.goto("/services");
  for (const summary of await page.locator("#first-message summary").filter({ visible: true }).all()) {
    await summary.click();
  }
  await expectAccessible(page);
});
