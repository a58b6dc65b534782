import type { Page } from "@playwright/test";
import { fill } from "../src/shared/fill";
import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";

const copy = copyOf("enquiry").promise;
const promise = (page: Page) => page.getByText(copy.onTime.split("{")[0] ?? "");

test.beforeEach(({ page }) => homeForm.freezeOfficeHours(page));

test("shows the moment in Tallinn's time zone, wherever the visitor is", async ({ page }) => {
  await page.clock.setFixedTime("2026-10-05T07:20:00Z");
  await homeForm.open(page);
  await expect(promise(page)).toHaveText(fill(copy.onTime, { moment: "Tuesday 10:15" }));
});

test("explains on a Friday evening how its 24 hours are counted", async ({ page }) => {
  await page.clock.setFixedTime("2026-10-09T17:00:00Z");
  await homeForm.open(page);
  await expect(promise(page)).toHaveText(fill(copy.late, { moment: "Monday 11:00" }));
});
