import { execFileSync } from "node:child_process";
import { plainEnvironment } from "../../scripts/copy-project.ts";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { expect, expectNoViolation, scrollsSideways, test } from "../fixtures";
import { TOASTS } from "../support/specification";

test("every component in every state has no axe violation, in both themes and widths", async ({ page }) => {
  const folder = test.info().outputPath("dist");
  execFileSync("node_modules/.bin/astro", ["build", "--outDir", folder], {
    env: { ...plainEnvironment(), REVIEW: "1" },
  });
  const { url, close } = await serve(createApp({ folder }).fetch);
  await page.goto(`${url}/review`);
  await expect(page.locator("main")).toContainText(TOASTS.sent.title);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page)).toBe(false);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(page);
    }
  }
  await page.close();
  await close();
});
