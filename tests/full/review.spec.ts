import { execFileSync } from "node:child_process";
import { serve } from "../../scripts/serve.ts";
import { createApp } from "../../server/app.ts";
import { expect, expectAccessible, test } from "../fixtures";
import { plainEnvironment } from "../support/copy-project.ts";
import { TOASTS } from "../support/specification";

test("a component in a state that no page opens with has no axe violation, in both themes and widths", async ({
  page,
}) => {
  const folder = test.info().outputPath("dist");
  execFileSync("node_modules/.bin/astro", ["build", "--outDir", folder], {
    env: { ...plainEnvironment(), REVIEW: "1" },
  });
  const { url, close } = await serve(createApp({ folder }).fetch);
  await page.goto(`${url}/review`);
  await expect(page.locator("main")).toContainText(TOASTS.sent.title);
  await expectAccessible(page);
  await page.close();
  await close();
});
