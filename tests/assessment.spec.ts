import { dialog, LINK, leads, openAssessment, opener, status, totals } from "./assessment-page";
import { expect, expectNoViolation, scrollsSideways, test } from "./fixtures";

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

  test("everything in it can be reached, and a slider moved", async ({ page }) => {
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
    for (const name of ["Close", "Qualified leads a month", "Win rate, in percent", "More qualified leads"]) {
      expect([...names]).toContain(name);
    }
    for (const name of ["The same by month", "Use this in my inquiry", "Copy link", "Print"]) {
      expect([...names]).toContain(name);
    }
    await page.getByLabel("Higher win rate").focus();
    await page.keyboard.press("End");
    await expect(page.getByText("180% more")).toBeVisible();
    await expect(totals(page).nth(1)).not.toHaveText("€1.06M");
  });
});

test("the close button closes it; what was entered is there again", async ({ page }) => {
  await openAssessment(page);
  await leads(page).fill("24");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(leads(page)).toHaveValue("24");
});

test("results follow typing, and screen readers hear them after a pause", async ({ page }) => {
  await openAssessment(page);
  await expect(totals(page)).toHaveText(["€864K", "€1.06M"]);
  await leads(page).fill("24");
  await expect(totals(page).first()).toHaveText("€1.73M");
  await expect(status(page)).toHaveText("");
  await expect(status(page)).toContainText("€1.73M today");
});

test("a figure that can't be used says what to mend, and results show a dash", async ({ page }) => {
  await openAssessment(page);
  await leads(page).fill("-3");
  await expect(leads(page)).toHaveAccessibleDescription(/The number can’t be below zero/);
  await expect(leads(page)).toHaveAttribute("aria-invalid", "true");
  await expect(totals(page)).toHaveText(["–", "–"]);
  await expect(page.locator(".assessment-totals")).toContainText("Correct the marked figures");
  await leads(page).fill("1 000");
  await expect(totals(page).first()).toHaveText("€72M");
});

test.describe("a link", () => {
  test("opens the same assessment at once", async ({ page }) => {
    await page.goto(LINK);
    await expect(dialog(page)).toBeVisible();
    await expect(leads(page)).toHaveValue("12,5");
    // 12.5 × 12 × 25 % × 10,000 euros, and twice that.
    await expect(totals(page)).toHaveText(["€375K", "€750K"]);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
  });

  test("holds what is entered, and is copied", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAssessment(page);
    await leads(page).fill("24");
    await expect(page).toHaveURL(/#assessment\?leads=24&/);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied.startsWith(`${baseURL}/services#assessment?leads=24&`)).toBe(true);
  });

  test("followed on the page itself opens it too", async ({ page }) => {
    await page.goto("/services");
    await page.evaluate((link) => location.assign(link), LINK);
    await expect(leads(page)).toHaveValue("12,5");
  });
});

test("a summary is carried into the home form's message, to be seen and edited", async ({ page }) => {
  await page.goto(LINK);
  await page.getByRole("link", { name: "Use this in my inquiry" }).click();
  await expect(page).toHaveURL("/#cta-growth-assessment");
  await expect(page.getByText("About: a growth assessment")).toBeInViewport();
  const message = page.getByLabel("Message", { exact: true });
  await page.locator("form[data-live]").waitFor();
  await expect(message).toHaveValue(/^Growth assessment, an estimate from our own figures:\n/);
  await expect(message).toHaveValue(/€375K today, €750K improved/);
  await message.fill("Other words, from the visitor.");
  await expect(message).toHaveValue("Other words, from the visitor.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const width of [320, 390, 1280]) {
      test(`has no axe violation, nor scrolls sideways, at ${width} px`, async ({ page }) => {
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
  });
}

test("works at 400 % zoom of a window of 1280 × 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(LINK);
  await expect(page.locator(".assessment-totals")).toHaveCSS("position", "static");
  expect(await scrollsSideways(page)).toBe(false);
});

test("what can be pressed is 44 px high where it matters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LINK);
  await expect(dialog(page)).toBeVisible();
  const heights = await dialog(page)
    .locator("input, .button, summary, .assessment-close")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(12);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("prints alone: figures, results and method, on two pages at most", async ({ page }) => {
  await page.goto(LINK);
  await expect(dialog(page)).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog")).not.toHaveCSS("position", "fixed");
  await expect(leads(page)).toBeVisible();
  await expect(page.getByText("Open pipeline is leads a month")).toBeVisible();
  await expect(page.getByRole("link", { name: "Use this in my inquiry" })).toBeHidden();
  await expect(page.locator("main, body > footer, body > header").filter({ visible: true })).toHaveCount(0);
});
