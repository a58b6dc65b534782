import { countriesWith } from "../src/features/outreach/law";
import { CONTACTS, STATUSES } from "../src/features/outreach/law.schema";
import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";

const law = copyOf("outreachLaw");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto("/services"));

  test("the first message is followed by what the law asks for, each with its sources", async ({ page }) => {
    for (const { label, sources } of Object.values(law.asks)) {
      const row = page.locator("#law").getByText(label, { exact: true }).locator("..");
      for (const { name, url } of sources) {
        await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", url);
      }
    }
  });

  test("each country stands in the group for a named person at work, in one line", async ({ page }) => {
    for (const status of STATUSES) {
      const heading = page.getByRole("heading", { name: law.statuses[status].group, exact: true });
      const countries = countriesWith(law.countries, "namedPerson", status);
      await expect(heading.locator("+ * summary")).toHaveText(
        countries.map(({ name, summary }) => `${name}: ${summary}`),
      );
    }
  });

  test("open, a country says whether each contact needs consent first, and what was read", async ({
    page,
  }) => {
    for (const country of law.countries) {
      const details = page.locator("#law details").filter({
        has: page.getByText(country.name, { exact: true }),
      });
      await details.locator("summary").click();
      for (const contact of CONTACTS) {
        const { status, rule } = country[contact];
        const row = details.getByText(law.labels[contact], { exact: true }).locator("..");
        await expect(row).toContainText(law.statuses[status].label + (rule ? `, ${rule}` : ""));
      }
      for (const { name, url, by, asOf, outdated } of country.sources) {
        const link = details.getByRole("link", { name, exact: true });
        await expect(link).toHaveAttribute("href", url);
        await expect(link).toBeVisible();
        const note = [law.evidence[by], asOf, outdated && law.labels.outdated].filter(Boolean).join(", ");
        await expect(link.locator("..")).toContainText(`(${note})`);
      }
    }
  });
});
