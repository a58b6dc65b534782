import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { copyOf } from "./content";
import * as homeForm from "./home-form";

const ENDPOINT = "**/api/enquiries";
const { delivery } = copyOf("enquiry");

async function send(page: Page, values: Parameters<typeof homeForm.fill>[1] = {}) {
  await homeForm.open(page);
  await homeForm.fill(page, values);
  await homeForm.submitButton(page).click();
}

/** States of the site in delivery mode, each with a function that brings a page into it. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "several errors": async (page) => {
    await send(page, { name: "", email: "", company: "" });
    await expect(page.locator("#cta .field-error")).toHaveCount(4);
  },
  busy: async (page) => {
    await page.route(ENDPOINT, () => {});
    await send(page);
    await expect(homeForm.submitButton(page)).toBeDisabled();
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

/** Runs a check in both themes, and with forced colors. */
export async function inEachTheme(page: Page, check: () => Promise<void>) {
  for (const theme of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { colorScheme: "dark", forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(theme);
    await check();
  }
  await page.emulateMedia({ forcedColors: null });
}
