import type { Page } from "@playwright/test";
import { expect, expectNoViolation } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import * as homeForm from "../support/home-form.ts";
import { test } from "./fixture.ts";

const ENDPOINT = "**/api/enquiries";
const { delivery } = getContent("features/enquiry");

async function send(page: Page, values: Parameters<typeof homeForm.fill>[1] = {}) {
  await homeForm.open(page);
  await homeForm.fill(page, values);
  await homeForm.submitButton(page).click();
}

/** Each state with a function that brings a page into it. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "several errors": async (page) => {
    await send(page, { name: "", email: "", company: "" });
    await expect(page.locator("#cta .field-error")).toHaveCount(4);
  },
  failure: async (page) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, json: {} }));
    await send(page);
    await expect(page.getByText(delivery.kept)).toBeVisible();
  },
  receipt: async (page) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 201, json: { reference: "K7M4-2QXD" } }));
    await send(page);
    const receipt = page.getByRole("region", { name: delivery.receipt.title });
    await receipt.getByText(delivery.receipt.sent).click();
  },
  "the open menu": async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/services");
    await page.locator("[popovertarget=menu]").click();
    await expect(page.locator("#menu")).toBeVisible();
  },
};

test.use({ expectedErrors: /status of 502/ });

for (const [state, enter] of Object.entries(STATES)) {
  test(`${state}: axe finds no violation, in the light theme and with forced colors`, async ({ page }) => {
    await enter(page);
    for (const theme of [
      { colorScheme: "light" },
      { colorScheme: "dark", forcedColors: "active" },
    ] as const) {
      await page.emulateMedia(theme);
      await expectNoViolation(page);
    }
  });
}
