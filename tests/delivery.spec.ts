import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoViolation } from "./fixtures";
import { copyOf, site } from "./support/content";
import { testCalls } from "./support/delivery-calls";
import { testLateCode } from "./support/delivery-late-code";
import { test } from "./support/delivery-site";
import * as homeForm from "./support/home-form";
import { TOASTS } from "./support/specification";

const { messages, delivery, failed } = copyOf("enquiry");
const { labels } = copyOf("home").cta.form;
const sendButton = (page: Page) =>
  page.getByRole("button", { name: copyOf("contact").form.submit, exact: true });

// In one worker, so that the site is built only once.
test.describe.configure({ mode: "default" });
test.use({ expectedErrors: /status of (422|429|502)|net::ERR_FAILED/ });

const CONTACT = {
  "First Name": "Mari",
  "Last Name": "Maasikas",
  "Email Address": "mari@example.com",
  "Phone Number": "+372 555 1234",
  Message: "Please tell me more about partnerships.",
} as const;

async function openHome(page: Page, site: string) {
  await page.goto(`${site}/#cta`);
  await homeForm.live(page).waitFor();
}

async function openContact(page: Page, site: string, values: Readonly<Record<string, string>> = CONTACT) {
  await page.goto(`${site}/contact`);
  await homeForm.live(page).waitFor();
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(value);
  }
}

async function expectInMailbox(page: Page, mailbox: string, ...texts: string[]) {
  const inbox = await page.context().newPage();
  await inbox.goto(mailbox);
  for (const text of texts) await expect(inbox.getByText(text).first()).toBeVisible();
  await inbox.close();
}

/** Expects the toast with the texts of the specification. */
async function expectSent(page: Page) {
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.body);
}

/** The reference shown in the receipt. */
const references = (page: Page) =>
  page.getByRole("region", { name: delivery.receipt.title }).getByRole("definition").first();

test("an enquiry sent on the home page arrives in the mailbox, with the reference that was shown", async ({
  page,
  demo,
}) => {
  await openHome(page, demo.site);
  await homeForm.fill(page, { message: "We sell a product to banks in Riga." });
  await homeForm.submitButton(page).click();
  await expectSent(page);
  await expect(homeForm.field(page, "message")).toHaveValue("");
  await expect(references(page)).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const reference = (await references(page).textContent()) ?? "";
  await expectInMailbox(page, demo.mailbox, reference, "We sell a product to banks in Riga.");
});

test("a message sent on the contact page arrives in the mailbox", async ({ page, demo }) => {
  await openContact(page, demo.site);
  await sendButton(page).click();
  await expectSent(page);
  // The form is behind the receipt.
  await expect(page.getByLabel(/^First Name/)).toHaveValue("");
  await expectInMailbox(page, demo.mailbox, (await references(page).textContent()) ?? "", "+372 555 1234");
});

test("the contact form shows its errors, and focus goes to the first invalid field", async ({
  page,
  demo,
}) => {
  await openContact(page, demo.site, { "First Name": "M", Message: "short" });
  await sendButton(page).click();
  const first = page.getByRole("textbox", { name: /^First Name/ });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(messages.firstName);
  await expect(page.locator("[aria-labelledby=error-summary] a")).toHaveCount(4);
  await expectNoViolation(page);
});

test("a double click, and a retry after a lost answer, deliver only once", async ({ page, demo }) => {
  await openHome(page, demo.site);
  await homeForm.fill(page, { message: "This must arrive exactly once." });
  let lost = 0;
  await page.route("**/api/enquiries", async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch(); // The enquiry arrives; only the answer is lost.
    await route.abort();
  });
  await homeForm.submitButton(page).dblclick();
  await expect(homeForm.toast(page, "alert")).toContainText(TOASTS.failed.title);
  await homeForm.submitButton(page).click();
  await expectSent(page);
  const inbox = await page.context().newPage();
  await inbox.goto(demo.mailbox);
  await expect(inbox.getByText("This must arrive exactly once.")).toHaveCount(1);
});

test("a failure keeps the values and offers two other ways to send them", async ({ page, demo, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHome(page, demo.site);
  await page.route("**/api/enquiries", (route) => route.fulfill({ status: 502, json: { status: 502 } }));
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page, "alert")).toContainText(TOASTS.failed.body);
  for (const name of ["name", "email", "company", "message"] as const) {
    await expect(homeForm.field(page, name)).toHaveValue(homeForm.VALID[name]);
  }
  await page.getByRole("button", { name: delivery.copyMessage }).click();
  await expect(page.getByRole("button", { name: delivery.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `${labels.name}: ${homeForm.VALID.name}\n${labels.email}: ${homeForm.VALID.email}\n${labels.company}: ${homeForm.VALID.company}\n\n${homeForm.VALID.message}`,
  );
  const link = (await page.getByRole("link", { name: delivery.writeInstead }).getAttribute("href")) ?? "";
  expect(link).toContain(`mailto:${site.email}?`);
  expect(new URL(link).searchParams.get("body")).toBe(copied);
  await homeForm.dismissButton(page).click();
  await expectNoViolation(page);
});

test("on a phone neither the notice after a failure, with the button below it, nor the receipt is covered by the toast", async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, demo.site);
  await homeForm.fill(page);
  await page.route("**/api/enquiries", (route) => route.abort(), { times: 1 });
  await homeForm.submitButton(page).click();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error("The element is not visible.");
    return { top: box.y, bottom: box.y + box.height };
  };
  const failure = await boxOf(page.locator("[data-toast]"));
  const notice = await boxOf(page.locator("form [aria-live] .notice"));
  const button = await boxOf(homeForm.submitButton(page));
  expect(notice.top).toBeGreaterThanOrEqual(failure.bottom);
  expect(button.top).toBeGreaterThanOrEqual(notice.bottom);
  expect(button.top - notice.bottom).toBeLessThan(40);
  expect(button.bottom).toBeLessThanOrEqual(844);

  await homeForm.submitButton(page).click();
  const receipt = await boxOf(page.locator("section:has(> #receipt)"));
  const success = await boxOf(page.locator("[data-toast]"));
  expect(receipt.top).toBeGreaterThanOrEqual(success.bottom);
  expect(receipt.top).toBeLessThan(844 / 2);
});

test("errors that only the endpoint finds are shown at their fields", async ({ page, demo }) => {
  await openHome(page, demo.site);
  await page.route("**/api/enquiries", (route) =>
    route.fulfill({ status: 422, json: { status: 422, errors: { company: "Not allowed here" } } }),
  );
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await expect(homeForm.field(page, "company")).toBeFocused();
  await expect(homeForm.field(page, "company")).toHaveAccessibleDescription("Not allowed here");
});

test("in delivery mode the privacy page says that the forms send what is entered", async ({ page, demo }) => {
  const policy = readFileSync("src/content/legal/privacy.md", "utf8");
  const [log, sends] = ["log", "delivery"].map((mode) => {
    return new RegExp(`<!-- mode: ${mode} -->\n([^*[{\n]+)`).exec(policy)?.[1]?.trim() ?? mode;
  }) as [string, string];
  await page.goto(`${demo.site}/privacy`);
  await expect(page.locator("main")).toContainText(sends);
  await expect(page.locator("main")).not.toContainText(log);
  await page.goto("/privacy");
  await expect(page.locator("main")).toContainText(log);
});

test("the result pages for visitors without JavaScript have no axe violation", async ({ page, demo }) => {
  for (const path of ["/enquiry-sent", "/enquiry-failed#check"]) {
    await page.goto(demo.site + path);
    await expectNoViolation(page);
  }
});

test("the result pages for visitors without JavaScript are not indexed", async ({ request, demo }) => {
  for (const path of ["/enquiry-sent", "/enquiry-failed"]) {
    const page = await request.get(demo.site + path);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('<meta name="robots" content="noindex"');
  }
  const sitemap = await request.get(`${demo.site}/sitemap-0.xml`);
  expect(await sitemap.text()).not.toContain("enquiry-");
});

for (const path of ["/", "/contact"]) {
  test(`the honeypot of ${path} is invisible, can't be focused, and is ignored by autofill`, async ({
    page,
    demo,
  }) => {
    await page.goto(demo.site + path);
    const honeypot = page.locator("[name=contact_preference_2]");
    await expect(honeypot).toHaveCount(1);
    await expect(honeypot).toBeHidden();
    await expect(honeypot).toHaveAttribute("autocomplete", "off");
    await expect(honeypot).toHaveAttribute("tabindex", "-1");
    for (const attribute of ["data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type"]) {
      await expect(honeypot).toHaveAttribute(attribute);
    }
    expect(await honeypot.evaluate((field) => Boolean(field.closest("[aria-hidden=true]")))).toBe(true);
  });
}

test.describe("a call", testCalls);
test.describe("if the form's code is late", testLateCode);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates the form", async ({ page, demo }) => {
    await page.goto(`${demo.site}/#cta`);
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL(`${demo.site}/#cta`);
    await expect(homeForm.field(page, "name")).toBeFocused();
  });

  test("an invalid enquiry leads to a page that says so; Back restores it, and it can be corrected and sent", async ({
    page,
    demo,
  }) => {
    const message = `"quoted" <b>text</b> without a script`;
    await page.goto(`${demo.site}/#cta`);
    await homeForm.fill(page, { name: " M ", message: message });
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL(`${demo.site}/enquiry-failed#check`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOASTS.failed.title);
    await expect(page.getByText(failed.check)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: site.email })).toBeVisible();

    await page.goBack();
    const name = homeForm.field(page, "name");
    await expect(name).toHaveValue(" M ");
    await expect(homeForm.field(page, "message")).toHaveValue(message);
    await name.fill("Mari");
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL(`${demo.site}/enquiry-sent`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOASTS.sent.title);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectInMailbox(page, demo.mailbox, message);
  });

  test("another failure doesn't mention invalid fields", async ({ page, demo }) => {
    await page.goto(`${demo.site}/enquiry-failed`);
    await expect(page.getByText(TOASTS.failed.body)).toBeVisible();
    await expect(page.getByText(failed.check)).toBeHidden();
  });

  test("the contact form is sent without JavaScript", async ({ page, demo }) => {
    await page.goto(`${demo.site}/contact`);
    for (const [label, value] of Object.entries({
      ...CONTACT,
      Message: "From the contact page, no script.",
    })) {
      await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(value);
    }
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOASTS.sent.title);
    await expectInMailbox(page, demo.mailbox, "From the contact page, no script.");
  });
});
