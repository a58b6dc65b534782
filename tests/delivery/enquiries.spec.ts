import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { enquiryText } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import { fill } from "../../src/lib/fill.ts";
import { expect, expectNoViolation, expectStateAccessible, scrollsSideways, translate } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import * as homeForm from "../support/home-form.ts";
import { otherSite } from "../support/other-company.ts";
import { TOASTS } from "../support/specification.ts";
import { expectInMailbox, SITE_URL, test } from "./fixture.ts";

const { delivery, failed, mail, labels, toasts } = getContent("features/enquiry", otherSite);
const CHECK = fill(failed.check, { max: "10,000" });
const ENDPOINT = "**/api/enquiries";

test.use({ expectedErrors: /status of 502|net::ERR_FAILED/ });

/** Expects the toast with the texts of the specification, and returns the reference in the receipt. */
async function expectSent(page: Page) {
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  await expect(homeForm.toast(page)).toContainText(toasts.sent.body);
  const receipt = page.getByRole("region", { name: delivery.receipt.title });
  const reference = receipt.getByRole("definition").first();
  await expect(reference).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  return (await reference.textContent()) ?? "";
}

test("the build reads .env as Windows saves it, and the policy lets forms post", async ({ request }) => {
  const html = await (await request.get("/contact")).text();
  expect(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1]).toBe(`${SITE_URL}/contact`);
  expect(/form-action (.*?);/.exec(html)?.[1]).toBe("'self'");
});

test("an enquiry sent on home arrives with the reference that was shown", async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/?utm_source=linkedin#cta");
  await homeForm.hydrated(page).waitFor();
  await homeForm.fill(page, { email: "mari@näidis.ee", message: "We sell a product to banks in Riga." });
  await homeForm.submitButton(page).click();
  const reference = await expectSent(page);
  const receipt = page.getByRole("region", { name: delivery.receipt.title });
  await expect(receipt.getByRole("heading")).toBeInViewport();
  // Chrome converts the domain as it is typed.
  const email = "mari@xn--nidis-gra.ee";
  await expect(receipt).toContainText(fill(delivery.receipt.nextReply, { email }));
  await expect(homeForm.field(page, "message")).toHaveValue("");
  await homeForm.dismissButton(page).press("Enter");
  // The section has a heading of level 2.
  await expect(page.getByRole("heading", { name: delivery.receipt.title, level: 3 })).toBeFocused();
  const origin = new RegExp(`${RegExp.escape(mail.page)}: /\\s+utm_source: linkedin\\s`);
  const texts = [email, "We sell a product to banks in Riga.", origin];
  const unmarked = new RegExp(`^(?![^]*${RegExp.escape(mail.possibleSpam)})`);
  await expectInMailbox(page, demo, reference, unmarked, ...texts);
});

test("a double click, and a retry after a lost answer, deliver only once", async ({ page, demo }) => {
  await homeForm.open(page);
  await homeForm.fill(page, { message: "This must arrive exactly once." });
  let lost = 0;
  await page.route(ENDPOINT, async (route) => {
    if (lost++ > 0) {
      // A failure is no longer said while the form is sent again.
      await expect(homeForm.toast(page)).toBeEmpty();
      return route.continue();
    }
    await route.fetch(); // The enquiry arrives; only the answer is lost.
    await route.abort();
  });
  await homeForm.submitButton(page).dblclick();
  await expect(homeForm.toast(page)).toContainText(TOASTS.failed.title);
  await homeForm.submitButton(page).click();
  await expectSent(page);
  await expectInMailbox(page, demo, "This must arrive exactly once.");
});

test("a failure keeps the values and offers two other ways to send them", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/?utm_source=linkedin#cta");
  await homeForm.hydrated(page).waitFor();
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, json: { status: 502 } }));
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page)).toContainText(TOASTS.failed.body);
  await expect(homeForm.field(page, "message")).toHaveValue(homeForm.VALID.message);
  // What helps stands after the button.
  await expect(page.locator("form div:has([type=submit]) ~ .notice")).toBeVisible();
  await page.getByRole("button", { name: delivery.toClipboard }).click();
  await expect(page.getByRole("button", { name: delivery.onClipboard })).toBeVisible();
  await expect(page.locator("form [aria-live]")).toHaveText(delivery.onClipboard);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(enquiryText("home", labels.home, homeForm.VALID));
  // Without permission to copy.
  await context.clearPermissions();
  await page.getByRole("button", { name: delivery.onClipboard }).click();
  await expect(page.getByRole("textbox", { name: delivery.toClipboard })).toHaveValue(copied);
  const link = new URL(await homeForm.pressMailLink(page, delivery.writeInstead));
  expect(link.protocol + link.pathname).toBe(`mailto:${otherSite.email}`);
  expect(link.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(copied);
  await expectStateAccessible(page);
});

test("the receipt is right, and leads to another message, on a translated page, too", async ({ page }) => {
  const references = ["K7M4-2QXD", "P3R9-8TWZ"];
  await page.route(ENDPOINT, (route) =>
    route.fulfill({ status: 201, json: { reference: references.at(sent++) } }),
  );
  let sent = 0;
  await page.goto("/#cta-strategy-call");
  await homeForm.hydrated(page).waitFor();
  for (const reference of references) {
    await translate(page);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    expect(await expectSent(page)).toBe(reference);
    // A call without a phone number.
    const next = fill(delivery.receipt.nextReply, { email: homeForm.VALID.email });
    await expect(page.getByText(next)).toBeVisible();
    await translate(page);
    await page.getByRole("button", { name: delivery.receipt.again }).press("Enter");
    await expect(homeForm.field(page, "name")).toBeFocused();
    await expect(page.getByRole("region", { name: delivery.receipt.title })).toHaveCount(0);
  }
});

test("the receipt is printed alone, breaks long words, and shows Arabic from the right", async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 201, json: { reference: "K7M4-2QXD" } }));
  await page.setViewportSize({ width: 320, height: 640 });
  await homeForm.open(page);
  const message = "نبيع برنامجا للبنوك في المنطقة.";
  await homeForm.fill(page, { message, company: "w".repeat(70) });
  await expect(homeForm.field(page, "message")).toHaveCSS("direction", "rtl");
  await expect(homeForm.field(page, "name")).toHaveCSS("direction", "ltr");
  await homeForm.submitButton(page).click();
  const receipt = page.getByRole("region", { name: delivery.receipt.title });
  await receipt.getByText(delivery.receipt.sent).click();
  await expect(receipt.getByText(message)).toHaveCSS("direction", "rtl");
  expect(await scrollsSideways(page)).toBe(false);
  await expectStateAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(receipt).toBeVisible();
  const others = page.locator("[data-toast], #cta form, nav");
  await expect(others.filter({ visible: true })).toHaveCount(0);
});

test("in delivery mode the privacy page says that the forms send what is entered", async ({ page }) => {
  const policy = readFileSync("src/content/legal/privacy.md", "utf8");
  const [log, sends] = ["log", "delivery"].map((mode) => {
    return new RegExp(`<!-- mode: ${mode} -->\n([^*[{\n]+)`).exec(policy)?.[1]?.trim() ?? mode;
  }) as [string, string];
  await page.goto("/privacy");
  await expect(page.locator("main")).toContainText(sends);
  await expect(page.locator("main")).not.toContainText(log);
  await page.goto(`${test.info().project.use.baseURL}/privacy`);
  await expect(page.locator("main")).toContainText(log);
});

test("the result pages aren't indexed; only #check mentions invalid fields", async ({ page, request }) => {
  for (const path of ["/enquiry-sent", "/enquiry-failed"]) {
    await page.goto(path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await expect(page.getByText(TOASTS.failed.body)).toBeVisible();
  await expect(page.getByText(CHECK)).toBeHidden();
  await page.goto("/enquiry-failed#check");
  await expectNoViolation(page);
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("enquiry-");
});

test("the honeypot is invisible, can't be focused, and is ignored by autofill", async ({ page }) => {
  await page.goto("/");
  const honeypot = page.locator("[aria-hidden=true] [name=contact_preference_2]");
  await expect(honeypot).toHaveCount(1);
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute("autocomplete", "off");
  await expect(honeypot).toHaveAttribute("tabindex", "-1");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const headline = (page: Page) => page.getByRole("heading", { level: 1 });

  test("an invalid enquiry leads to a page that says so; Back restores it", async ({ page, demo }) => {
    const message = `"quoted" <b>text</b> without a script`;
    await page.goto("/?utm_source=linkedin#cta");
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL("/?utm_source=linkedin#cta");
    await expect(homeForm.field(page, "name")).toBeFocused();

    await homeForm.fill(page, { name: " M ", message });
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL("/enquiry-failed#check");
    await expect(headline(page)).toHaveText(TOASTS.failed.title);
    await expect(page.getByText(CHECK)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: otherSite.email })).toBeVisible();

    await page.goBack();
    const name = homeForm.field(page, "name");
    await expect(name).toHaveValue(" M ");
    await expect(homeForm.field(page, "message")).toHaveValue(message);
    await name.fill("Mari");
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL("/enquiry-sent");
    await expect(headline(page)).toHaveText(TOASTS.sent.title);
    await expect(page.getByRole("main")).toContainText(toasts.sent.body);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // What only the script can send is missing.
    const plain = new RegExp(`^(?![^]*(${mail.page}:|linkedin|${RegExp.escape(mail.possibleSpam)}))`);
    await expectInMailbox(page, demo, message, plain);
  });
});
