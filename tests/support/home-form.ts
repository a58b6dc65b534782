import type { Page } from "@playwright/test";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture";
import { expect, submitButton, toast } from "../fixtures";

/** Sends the home form and returns what log mode logged. */
export async function sendHomeForm(page: Page) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  await expect(toast(page).locator("[data-toast]")).toBeVisible();
  return values;
}

/** Sets the office hours to weekdays from 9 to 17, whatever the site's hours are. */
export async function freezeOfficeHours(page: Page) {
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const days = JSON.stringify(asProp(OFFICE.days)).replaceAll('"', "&quot;");
      const body = (await response.text()).replace(
        /(&quot;days&quot;:).*?(,&quot;holidays&quot;)/,
        `$1${days}$2`,
      );
      await route.fulfill({ response, body });
    },
  );
}

/** Writes a value as Astro writes the props of an island. */
const asProp = (value: unknown): [0, unknown] => [
  0,
  value && typeof value === "object"
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asProp(part)]))
    : value,
];
