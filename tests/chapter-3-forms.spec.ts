import { expect, test, waitForWebFont } from "./fixtures";
import { copyOf, site } from "./support/content";
import * as homeForm from "./support/home-form";
import { CONTACT_LABELS } from "./support/specification";

const { notConnected } = copyOf("enquiry").form;
const SUBMIT = { "/": copyOf("home").cta.form.submit, "/contact": copyOf("contact").form.submit };

/** Each required field with its type and autocomplete value. */
const HOME_FIELDS = {
  name: ["text", "name"],
  email: ["email", "email"],
  company: ["text", "organization"],
  message: [null, null],
} as const;

test("each field of the home form is required and has its type and autocomplete value", async ({ page }) => {
  await page.goto("/");
  for (const [name, [type, autocomplete]] of Object.entries(HOME_FIELDS)) {
    const element = homeForm.field(page, name as keyof typeof HOME_FIELDS);
    await expect(element).toHaveAttribute("required", "");
    expect(await element.getAttribute("type")).toBe(type);
    expect(await element.getAttribute("autocomplete")).toBe(autocomplete);
  }
});

const CONTACT_FIELDS = {
  firstName: [true, "given-name"],
  lastName: [true, "family-name"],
  email: [true, "email"],
  company: [false, "organization"],
  phone: [false, "tel"],
  message: [true, null],
} as const;
const LABELS = Object.values(CONTACT_LABELS).map((label) => new RegExp(`^${label}`));

test("the fields of the /contact form are required or optional as the specification says", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const [name, [isRequired, autocomplete]] of Object.entries(CONTACT_FIELDS)) {
    const label = new RegExp(`^${CONTACT_LABELS[name as keyof typeof CONTACT_LABELS]}`);
    const element = page.getByRole("textbox", { name: label });
    expect(await element.getAttribute("required")).toBe(isRequired ? "" : null);
    expect(await element.getAttribute("autocomplete")).toBe(autocomplete);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the button of the /contact form sends nothing and changes neither values nor address", async ({
      page,
    }) => {
      await page.goto("/contact");
      for (const name of LABELS) await page.getByRole("textbox", { name }).fill("mari@example.com");
      if (javaScriptEnabled) await waitForWebFont(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.getByRole("button", { name: SUBMIT["/contact"] }).click();
      for (const name of LABELS) {
        await expect(page.getByRole("textbox", { name })).toHaveValue("mari@example.com");
      }
      await expect(page).toHaveURL("/contact");
      expect(requests).toEqual([]);
    });
  });
}

for (const [path, submit] of Object.entries(SUBMIT)) {
  test(`a notice above the button of the form on ${path} says that it isn't connected, and where to write`, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.getByText(notConnected);
    await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
    const button = page.getByRole("button", { name: submit, exact: true });
    const top = async (element: typeof notice) => (await element.boundingBox())?.y ?? Number.NaN;
    expect(await top(notice)).toBeLessThan(await top(button));
    await expect(button).toHaveAccessibleDescription(`${notConnected}: ${site.email}`);
  });
}

test("the /contact form loads no script, whatever its address contains", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/contact?ref=partner#contact-phone", { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: CONTACT_LABELS.firstName }).fill("Mari");
  await page.getByRole("button", { name: SUBMIT["/contact"] }).click();
  expect(scripts).toEqual([]);
});
