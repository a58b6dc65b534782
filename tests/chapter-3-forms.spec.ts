import { loadFacts } from "../src/lib/content/facts";
import { expect, openHomeForm, test, waitForWebFont } from "./fixtures";

const { site } = loadFacts();

test.describe("the home contact form", () => {
  for (const [label, autocomplete, type] of [
    ["Name", "name", "text"],
    ["Email", "email", "email"],
    ["Company", "organization", "text"],
    ["Message", null, null],
  ] as const) {
    test(`${label} is required and has its type and autocomplete value`, async ({ page }) => {
      await openHomeForm(page);
      const field = page.getByRole("textbox", { name: new RegExp(`^${label}`) });
      await expect(field).toHaveAttribute("required", "");
      if (autocomplete) await expect(field).toHaveAttribute("autocomplete", autocomplete);
      if (type) await expect(field).toHaveAttribute("type", type);
    });
  }
});

const CONTACT_FIELDS = [
  ["First Name", true, "given-name"],
  ["Last Name", true, "family-name"],
  ["Email Address", true, "email"],
  ["Company Name", false, "organization"],
  ["Phone Number", false, "tel"],
  ["Message", true, null],
] as const;

test.describe("the /contact form", () => {
  for (const [label, isRequired, autocomplete] of CONTACT_FIELDS) {
    test(`${label} is ${isRequired ? "required" : "optional"}`, async ({ page }) => {
      await page.goto("/contact");
      const field = page.getByRole("textbox", { name: new RegExp(`^${label}`) });
      expect(await field.getAttribute("required")).toBe(isRequired ? "" : null);
      expect(await field.getAttribute("autocomplete")).toBe(autocomplete);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("its button sends nothing and changes neither values nor address", async ({ page }) => {
        await page.goto("/contact");
        for (const [label] of CONTACT_FIELDS) {
          await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill("mari@example.com");
        }
        if (javaScriptEnabled) await waitForWebFont(page);
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        await page.getByRole("button", { name: "Send Message" }).click();
        await page.getByRole("textbox", { name: "Message" }).press("Tab");
        for (const [label] of CONTACT_FIELDS) {
          await expect(page.getByRole("textbox", { name: new RegExp(`^${label}`) })).toHaveValue(
            "mari@example.com",
          );
        }
        await expect(page).toHaveURL("/contact");
        expect(requests).toEqual([]);
      });
    });
  }

  test("a line above its fields says that it isn't connected, and has the address to write to", async ({
    page,
  }) => {
    await page.goto("/contact");
    const line = page.getByText("This form is not connected yet and sends nothing.");
    await expect(line.getByRole("link", { name: site.email })).toBeVisible();
    const isAbove = await line.evaluate((element) => {
      const field = element.closest("form")?.querySelector("input");
      return element.compareDocumentPosition(field as Node) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isAbove).toBe(true);
    const button = page.getByRole("button", { name: "Send Message" });
    await expect(button).toHaveAccessibleDescription(new RegExp(`sends nothing.*${site.email}`));
  });

  test("loads no script, whatever its address contains", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/contact?ref=partner#contact-phone", { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: /^First Name/ }).fill("Mari");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(scripts).toEqual([]);
  });
});
