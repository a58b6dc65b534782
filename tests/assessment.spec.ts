import { loadFacts } from "../src/lib/content/facts";
import {
  expect,
  expectNoViolation,
  field,
  liveForm,
  PHONE_AND_DESKTOP,
  scrollsSideways,
  test,
} from "./fixtures";
import {
  amounts,
  dialog,
  LINK,
  leads,
  openAssessment,
  opener,
  status,
  totals,
} from "./support/assessment-page";

const { site } = loadFacts();
const SENDER = `${site.brand}, ${site.location}, ${site.url}, ${site.email}`;

test.describe("by keyboard", () => {
  for (const key of ["Enter", "Space"]) {
    test(`${key} opens the dialog with focus in it; Escape closes it and returns focus`, async ({ page }) => {
      await page.goto("/services");
      await opener(page).focus();
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL("/services");
    });
  }

  test("every control can be reached, and sliders moved", async ({ page }) => {
    await openAssessment(page);
    const names = new Set<string>();
    for (let press = 0; press < 20; press++) {
      names.add(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement;
          return element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent ?? "";
        }),
      );
      await page.keyboard.press("Tab");
    }
    for (const name of ["Close", "Qualified leads a month", "Win rate (%)", "More qualified leads"]) {
      expect([...names]).toContain(name);
    }
    for (const name of ["The same by month", "Use this in my inquiry", "Copy link", "Print"]) {
      expect([...names]).toContain(name);
    }
    await page.getByLabel("Higher win rate").focus();
    await page.keyboard.press("End");
    await expect(page.getByText("20% → 56%")).toBeVisible();
    await expect(amounts(page).nth(1)).not.toHaveText("€1M");
  });
});

test("the close button closes the dialog; what was entered is there after it opens again", async ({
  page,
}) => {
  await openAssessment(page);
  await leads(page).fill("24");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(leads(page)).toHaveValue("24");
});

test("results follow typing, and are announced to screen readers after a pause", async ({ page }) => {
  await openAssessment(page);
  await expect(amounts(page)).toHaveText(["€864K", "€1M"]);
  await leads(page).fill("24");
  await expect(amounts(page).first()).toHaveText("€1.73M");
  await expect(status(page)).toHaveText("");
  await expect(status(page)).toContainText("€1.73M today");
});

test("an invalid figure has an error message, and the results show dashes", async ({ page }) => {
  await openAssessment(page);
  await leads(page).fill("-3");
  await expect(leads(page)).toHaveAccessibleDescription(/The number can’t be below zero/);
  await expect(leads(page)).toHaveAttribute("aria-invalid", "true");
  await expect(amounts(page)).toHaveText(["–", "–"]);
  await expect(totals(page)).toContainText("Fix the marked figures");
  await leads(page).fill("1 000");
  await expect(amounts(page).first()).toHaveText("€72M");
});

test.describe("a link", () => {
  test("opens the same assessment at once", async ({ page }) => {
    await page.goto(LINK);
    await expect(dialog(page)).toBeVisible();
    await expect(leads(page)).toHaveValue("12,5");
    // 12.5 × 12 × 25% × 10,000 euros, and twice that.
    await expect(amounts(page)).toHaveText(["€375K", "€750K"]);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toBeInViewport();
  });

  test("contains what was entered and can be copied", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAssessment(page);
    await leads(page).fill("24");
    await expect(page).toHaveURL(/#assessment\?leads=24&/);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied.startsWith(`${baseURL}/services#assessment?leads=24&`)).toBe(true);
  });

  test("also works on the services page itself", async ({ page }) => {
    await page.goto("/services");
    await page.evaluate((link) => window.location.assign(link), LINK);
    await expect(leads(page)).toHaveValue("12,5");
  });
});

test("a summary is inserted into the home form's message, where it can be edited", async ({ page }) => {
  await page.goto(LINK);
  await page.getByRole("link", { name: "Use this in my inquiry" }).click();
  await expect(page).toHaveURL("/#cta-growth-assessment");
  await expect(page.getByText("About: a growth assessment")).toBeInViewport();
  const message = field(page, "message");
  await liveForm(page).waitFor();
  await expect(message).toHaveValue(/^Growth assessment, an estimate from these figures:\n/);
  await expect(message).toHaveValue(/€375K today, €750K improved/);
  await message.fill("Other words, from the visitor.");
  await expect(message).toHaveValue("Other words, from the visitor.");
});

for (const [width, colorScheme] of PHONE_AND_DESKTOP) {
  test(`has no axe violation and doesn't scroll sideways at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openAssessment(page);
    await leads(page).fill("5");
    for (const details of await page.locator("dialog details > summary").all()) await details.click();
    await expectNoViolation(page);
    await leads(page).fill("none");
    await expect(page.locator(".field-error")).toBeVisible();
    await expectNoViolation(page);
    expect(await scrollsSideways(page)).toBe(false);
    const overflow = await page.locator("dialog").evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
  });
}

test("works at 400 % zoom of a window of 1280 × 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(LINK);
  await expect(totals(page)).toHaveCSS("position", "static");
  expect(await scrollsSideways(page)).toBe(false);
});

test("important targets are 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LINK);
  await expect(dialog(page)).toBeVisible();
  const heights = await dialog(page)
    .locator("input, button, a, summary")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(12);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
test("the page is not visible above or below the dialog in windows of any size", async ({ page }) => {
  await page.goto(LINK);
  await expect(dialog(page)).toBeVisible();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const box = await page.locator("dialog").boundingBox();
    const above = Math.round(box?.y ?? -1);
    const below = Math.round(height - (box?.y ?? 0) - (box?.height ?? 0));
    // The dialog either fills the height or has equal margins.
    expect(below, `${width} × ${height}`).toBe(above);
    if (above !== 0) expect(Math.min(above, box?.x ?? 0), `${width} × ${height}`).toBeGreaterThanOrEqual(48);
  }
});

test("explains in a plain sentence that figures contradict each other", async ({ page }) => {
  await page.goto("/services#assessment?leads=12&winRate=20&contract=30k&revenue=300,000&accounts=95");
  const sentence = page.getByText(/^These figures contradict each other\./);
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText("leave €15K for new ones");
  await page.getByLabel("Revenue (€)").fill("2,5 M");
  await page.getByLabel("Share from existing clients (%)").fill("60");
  await expect(sentence).toBeHidden();
  await page.getByLabel("Sales cycle (days)").fill("365");
  await expect(page.getByText(/^With a sales cycle of 365 days/)).toBeVisible();
});

test("prints without the page: company, figures, results and method, on at most two pages", async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText(SENDER)).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  const top = await page.locator("dialog").evaluate((box) => box.getBoundingClientRect().top);
  expect(top).toBe(0);
  await expect(page.locator("dialog")).not.toHaveCSS("position", "fixed");
  await expect(page.getByText(SENDER)).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  await expect(page.getByText(`Printed on ${today}`)).toBeVisible();
  await expect(page.getByText("This assessment opens again at")).toContainText(LINK.replace("%20", "+"));
  await expect(leads(page)).toBeVisible();
  await expect(page.getByText("Open pipeline is leads a month")).toBeVisible();
  await expect(page.getByRole("link", { name: "Use this in my inquiry" })).toBeHidden();
  await expect(page.locator("main, body > footer, body > header").filter({ visible: true })).toHaveCount(0);
});
