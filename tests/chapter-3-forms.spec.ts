import { fieldsOf } from "../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import { expect, expectBelowHeader, test } from "./fixtures.ts";
import * as assessment from "./support/assessment-page.ts";
import { site } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";
import { EXPECTED, FORM_FIELDS } from "./support/specification.ts";

const { notConnected, form: copy, labels, hints } = EXPECTED["features/enquiry"];
const { callback } = EXPECTED["pages/contact"].quickActions;

const PATHS = { home: "/", contact: "/contact" } as const;
/** What the browser checks by itself, and which keyboard a phone shows. */
const TYPES: Readonly<Record<string, string | null>> = { email: "email", phone: "tel", message: null };

for (const form of ["home", "contact"] as const) {
  const path = PATHS[form];
  test(`each field on ${path} is required or optional, and the browser knows it`, async ({ page }) => {
    await page.goto(path);
    // Firefox would tell screen readers before anything was typed.
    await expect(page.locator("main :invalid")).toHaveCount(0);
    const shown = fieldsOf(form).filter(({ onlyForCall }) => !onlyForCall);
    for (const { name, kind, required, autoComplete = null } of shown) {
      const label = labels[form][name];
      const accessibleName = required ? label : `${label} (${copy.optional})`;
      const field = page.locator("main form").getByRole("textbox", { name: accessibleName, exact: true });
      const word = required ? copy.required : copy.optional;
      await expect(page.locator("main label", { hasText: `${label} (${word})` })).toBeVisible();
      expect(await field.getAttribute("aria-required"), name).toBe(required ? "true" : null);
      if (kind in TYPES) expect(await field.getAttribute("type"), name).toBe(TYPES[kind]);
      expect(await field.getAttribute("autocomplete"), name).toBe(autoComplete);
    }
    const fields = Object.fromEntries(shown.map(({ name, required = false }) => [name, required]));
    expect(fields).toMatchObject(FORM_FIELDS[form]);
  });
}

for (const [path, javaScriptEnabled] of [
  ["/contact", true],
  ["/", false],
] as const) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`the button of the form on ${path} sends nothing, as the notice above it says`, async ({ page }) => {
      await page.goto(`${path}?ref=partner`);
      const fields = page.locator("main form").getByRole("textbox");
      for (const field of await fields.all()) await field.fill("mari@example.com");
      const notice = page.getByText(notConnected);
      await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
      const top = async (element: typeof notice) => (await element.boundingBox())?.y ?? Number.NaN;
      expect(await top(notice)).toBeLessThan(await top(fields.first()));
      const button = page.getByRole("button", { name: copy.submit, exact: true });
      await expect(button).toHaveAccessibleDescription(`${notConnected} ${site.email}`);
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      page.on("console", (message) => sent.push(message.text()));
      await button.click();
      if (javaScriptEnabled) await expect(notice).toBeFocused();
      for (const field of await fields.all()) await expect(field).toHaveValue("mari@example.com");
      await expect(page).toHaveURL(`${path}?ref=partner`);
      expect(sent).toEqual([]);
    });
  });
}

test(`${callback} on /contact leads to the notice that the form isn't connected`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/contact?utm_source=x");
  await page.getByRole("main").getByRole("link", { name: callback, exact: true }).click();
  const notice = page.getByText(notConnected);
  await expect(notice).toBeFocused();
  await expect(notice).toHaveCSS("outline-style", "solid");
  await expectBelowHeader(page, notice);
  await expectBelowHeader(page, page.locator("#message-form"));
});

test("the notice's link takes what was typed into a mail", async ({ page }) => {
  await homeForm.open(page);
  await homeForm.fill(page, { message: "õ & ".repeat(1000) });
  const mail = new URL(await homeForm.pressMailLink(page, site.email));
  const { searchParams, search } = mail;
  expect(mail.href).toMatch(new RegExp(`^mailto:${RegExp.escape(site.email)}\\?`));
  expect(searchParams.get("subject")).toBe(copy.mailSubject);
  expect(searchParams.get("body")).toContain(`${labels.home.name}: ${homeForm.VALID.name}\r\n`);
  // What is too long for some mail programs is cut.
  expect(searchParams.get("body")).toMatch(/õ[ &]* …$/);
  expect(search.split("body=")[1]?.length).toBeLessThanOrEqual(1800);
});

test("while the message has the assessment's numbers, its hint and a screen reader say so", async ({
  page,
}) => {
  await assessment.open(page, assessment.OWN);
  await assessment.enquiry(page).click();
  await homeForm.hydrated(page).waitFor();
  const message = homeForm.field(page, "message");
  await expect(message).toHaveAccessibleDescription(hints.numbers);
  await expect(homeForm.announcement(page)).toHaveText(hints.numbers);
  await homeForm.fill(page, { message: `${await message.inputValue()} And you?` });
  await expect(message).toHaveAccessibleDescription(hints.numbers);
  await message.press("Control+Home");
  await message.press("Delete");
  await expect(message).toHaveAccessibleDescription(hints.message);
  await assessment.fillNumbers(page, { goal: 48 });
  await assessment.enquiry(page).click();
  await expect(message).toHaveAccessibleDescription(hints.numbers);
  await homeForm.send(page);
  await expect(message).toHaveAccessibleDescription(hints.message);
});

test("the message's box grows with its text, but not beyond the window", async ({ page }) => {
  await homeForm.open(page);
  const message = homeForm.field(page, "message");
  const height = () => message.evaluate((box) => box.clientHeight);
  const least = await height();
  await message.fill("One line.\n".repeat(9));
  expect(await height()).toBeGreaterThan(1.5 * least);
  await message.fill("One line.\n".repeat(99));
  expect(await height()).toBeLessThan(0.7 * 800);
});
