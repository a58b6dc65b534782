import { fill } from "../../src/shared/fill";
import { expect, holdFiles } from "../fixtures";
import { copyOf } from "./content";
import { test } from "./delivery-site";
import * as homeForm from "./home-form";

const { delivery } = copyOf("enquiry");

/** Tests of the reply time beside the promise, for delivery.spec.ts: there they use the same site. */
export function testReplyTime() {
  test("the reply time is named in Tallinn's time zone, wherever the visitor is", async ({ page }) => {
    await page.clock.setFixedTime("2026-10-05T07:20:00Z");
    await homeForm.freezeOfficeHours(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const release = await holdFiles(page, "**/_astro/EnquiryIsland*.js");
    await page.goto("/#cta");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    const moment = "Tuesday, 10:15 a.m.";
    await expect(page.locator("form").getByText(fill(delivery.promise, { moment }))).toBeVisible();
    // Its room was kept.
    expect(await height()).toBe(before);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    const receipt = page.getByRole("region", { name: delivery.receipt.title });
    await expect(receipt.getByText(fill(delivery.receipt.replyTime, { moment }))).toBeVisible();
  });

  test("none is named on a Friday evening: it would be later than 24 hours", async ({ page }) => {
    await page.clock.setFixedTime("2026-10-09T17:00:00Z");
    await homeForm.freezeOfficeHours(page);
    await homeForm.open(page);
    await expect(page.locator("form").getByText(delivery.promise.split("{")[0] ?? "")).toHaveCount(0);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    const receipt = page.getByRole("region", { name: delivery.receipt.title });
    await expect(receipt).toBeVisible();
    await expect(receipt.getByText(delivery.receipt.replyBy)).toHaveCount(0);
  });
}
