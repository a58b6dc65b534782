import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { loadFacts } from "../src/lib/content/facts";
import { expect, test, waitForWebFont } from "./fixtures";
import { copyOf } from "./support/content";

const { site } = loadFacts();

const SERVICES = {
  "Lead Generation": [
    "Targeted prospect identification",
    "Multi-channel outreach campaigns",
    "Lead qualification and scoring",
    "CRM integration and management",
  ],
  "Sales Strategy & Training": [
    "Sales process optimization",
    "Team training and coaching",
    "Performance analytics",
    "Conversion rate improvement",
  ],
  "Account Growth & Partnerships": [
    "Strategic partnership development",
    "Account expansion strategies",
    "Relationship management",
    "Long-term growth planning",
  ],
};

/** The hero of the home page. */
const hero = (page: Page) => page.locator("main > section").first();

test.describe("home", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("the hero has its intro and a panel with four points under Ready to Scale?", async ({ page }) => {
    const intro = hero(page).locator("h1 ~ p").last();
    for (const word of [/lead generation/, /train/, /partnerships/]) {
      await expect(intro).toHaveText(word);
    }
    await expect(page.getByRole("heading", { name: "Ready to Scale?" })).toBeVisible();
    await expect(hero(page).getByRole("list").first().getByRole("listitem")).toHaveText([
      "Generate qualified leads consistently",
      "Optimize your sales processes",
      "Build strategic partnerships",
      "Scale revenue predictably",
    ]);
  });

  test("the services section has a card for each service with image, description and features", async ({
    page,
  }) => {
    await expect(page.locator("#services").getByRole("heading", { level: 3 })).toHaveText(
      Object.keys(SERVICES),
    );
    for (const [title, features] of Object.entries(SERVICES)) {
      const card = page.locator("#services li", {
        has: page.getByRole("heading", { name: title }),
      });
      await expect(card.getByRole("img")).toBeVisible();
      await expect(card.getByRole("img")).toHaveAttribute("aria-label", /.{20,}/);
      await expect(card.locator("> p")).toHaveText(/.{40,}/);
      await expect(card.getByRole("listitem")).toHaveText(features);
    }
  });

  test("the experts section has its heading, a founding blurb and four tiles", async ({ page }) => {
    const experts = page.locator("#experts");
    await expect(experts.getByRole("heading", { level: 2 })).toHaveText(
      "Sales Growth Experts Who Drive Success",
    );
    await expect(experts.locator(".lead")).toHaveText(/founded in Tallinn/);
    await expect(experts.getByRole("heading", { level: 3 })).toHaveText([
      "Opportunity Pipeline",
      "Revenue Playbooks",
      "Client Expansion",
      "Track Record of Success",
    ]);
  });
});

test.describe("about", () => {
  test.beforeEach(({ page }) => page.goto("/about"));

  test("has a mission statement, four values and three reasons", async ({ page }) => {
    await expect(page.getByRole("region", { name: "Our mission" }).locator("p").first()).toHaveText(/.{80,}/);
    await expect(
      page.getByRole("region", { name: "What we stand by" }).getByRole("heading", { level: 3 }),
    ).toHaveText(["Focused Approach", "Proven Results", "Expert Team", "Long-term Focus"]);
    await expect(
      page.getByRole("region", { name: "Why choose us" }).getByRole("heading", { level: 3 }),
    ).toHaveText(["Industry Expertise", "Data-Driven Results", "Strategic Partnership"]);
  });

  test("the two buttons without a page are enabled, do nothing and say so", async ({ page }) => {
    // The web font loads on its own; a press must change nothing.
    await waitForWebFont(page);
    const before = await page.content();
    for (const name of ["Schedule a Strategy Call", "View Our Success Stories"]) {
      const button = page.getByRole("button", { name });
      await expect(button).toBeEnabled();
      await expect(button).toHaveAccessibleDescription("not available yet");
      await button.click();
      expect(page.url()).toMatch(/\/about$/);
      expect(await page.content()).toBe(before);
    }
  });
});

test.describe("services", () => {
  test.beforeEach(({ page }) => page.goto("/services"));

  test("each service has a description, features, outcomes and more behind Learn More", async ({ page }) => {
    for (const [title, features] of Object.entries(SERVICES)) {
      const block = page.getByRole("region", { name: title });
      await expect(block.locator("h2 + p + p")).toHaveText(/.{150,}/);
      await expect(block.getByRole("list").first().getByRole("listitem")).toHaveText(features);
      await expect(block.getByRole("heading", { name: "Expected Outcomes" })).toBeVisible();
      await expect(block.getByText("A typical timeline")).toBeHidden();
      await block.locator("summary", { hasText: "Learn More" }).click();
      await expect(block.getByText("How it works")).toBeVisible();
      await expect(
        block.getByRole("heading", { name: copyOf("servicesPage").labels.delivered }),
      ).toBeVisible();
      await expect(block.getByText("A typical timeline")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(block.getByText("A typical timeline")).toBeHidden();
    }
  });

  test("the growth process has four steps in order", async ({ page }) => {
    await expect(page.getByRole("region", { name: "How growth happens" }).locator("ol > li h3")).toHaveText([
      "Discovery & Analysis",
      "Strategy Development",
      "Implementation",
      "Optimization",
    ]);
  });

  test("Schedule Strategy Call leads to the home form", async ({ page }) => {
    await page.getByRole("button", { name: "Schedule Strategy Call" }).click();
    await expect(page).toHaveURL("/#cta-strategy-call");
    await expect(page.getByLabel("Message", { exact: true })).toBeInViewport();
  });

  test("Get Growth Assessment opens the assessment", async ({ page }) => {
    await page.getByRole("button", { name: "Get Growth Assessment" }).click();
    await expect(page.getByRole("dialog", { name: "Growth assessment" })).toBeVisible();
  });
});

test.describe("contact", () => {
  test.beforeEach(({ page }) => page.goto("/contact"));

  test("the contact card shows email, phone, location and response time", async ({ page }) => {
    const card = page.getByRole("region", { name: "Contact information" });
    await expect(card.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await expect(card.getByRole("link", { name: site.phone })).toHaveAttribute(
      "href",
      `tel:${site.phone.replaceAll(" ", "")}`,
    );
    await expect(card).toContainText("Tallinn, Estonia");
    await expect(card).toContainText("within 24 hours");
  });

  test("Request Callback focuses the phone number", async ({ page }) => {
    await page.getByRole("button", { name: "Request Callback" }).click();
    await expect(page.getByLabel("Phone Number")).toBeFocused();
  });

  test("the FAQ answers the four questions", async ({ page }) => {
    for (const [question, answer] of [
      [/results/, /30\D{1,2}60 days[\s\S]*3\D{1,2}6 months/],
      [/size/, /\w/],
      [/different/, /IT companies only/],
      [/minimum commitment/, /There is no minimum commitment/],
    ] as const) {
      const item = page.locator("#faq + div details", {
        has: page.locator("summary", { hasText: question }),
      });
      await expect(item.locator("p")).toBeHidden();
      await item.locator("summary").click();
      await expect(item.locator("p")).toHaveText(answer);
      await expect(item.locator("p")).toBeVisible();
    }
  });
});

for (const route of ["/privacy", "/terms", "/cookies"]) {
  test(`${route} has the date of its last update, and registration and VAT details`, async ({ page }) => {
    await page.goto(route);
    const updated = /^updated: (.+)$/m.exec(readFileSync(`src/content/legal${route}.md`, "utf8"))?.[1];
    await expect(page.getByText(`Last updated ${updated}`)).toBeVisible();
    const details = page.getByRole("region", { name: "Company details" });
    for (const fact of [site.legalName, site.registryCode, site.vatNumber ?? "not registered for VAT"]) {
      await expect(details).toContainText(fact);
    }
    await expect(page.locator("main")).not.toContainText(/[{}]/);
  });
}

test("the contents of a legal text link to each of its sections", async ({ page }) => {
  await page.goto("/privacy");
  await waitForWebFont(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link").first()).toBeHidden();
  await contents.locator("summary").click();
  const sections = page
    .locator("main")
    .getByRole("heading", { level: 2 })
    .filter({ hasNotText: "Company details" });
  await expect(contents.getByRole("link")).toHaveText(await sections.allTextContents());
  await contents.getByRole("link", { name: "Your rights" }).click();
  const rights = sections.filter({ hasText: "Your rights" });
  await expect(rights).toBeInViewport();
  // At the top of the window, but below the header.
  const top = () => rights.evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  // The heading's box includes its margin; half a pixel is rounding.
  expect(await top()).toBeGreaterThan(
    ((await page.locator("body > header").boundingBox())?.height ?? 800) - 1,
  );
});

test("the terms limit liability to amounts paid in the preceding 12 months", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.locator("main")).toContainText(/paid[^.]*12 months|preceding 12 months/);
});

test("the privacy policy names the controller", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.locator("main")).toContainText(`controller is ${site.legalName}`);
});
