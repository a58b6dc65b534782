import { expect, holdFiles } from "../fixtures.ts";
import { entriesOf, getContent } from "../support/content.ts";
import * as homeForm from "../support/home-form.ts";
import { TOASTS } from "../support/specification.ts";
import { expectInMailbox, test } from "./fixture.ts";

test("the browser sends without the code; pressed again with it, one mail comes", async ({ page, demo }) => {
  const text = "Pressed twice, sent once.";
  const release = await holdFiles(page, "**/_astro/EnquiryForm*");
  await page.goto("/#cta-lead-generation");
  await homeForm.fill(page, { message: text });
  // The enquiries are delivered, but their answers are held back.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const posts: unknown[] = [];
  await page.route("**/api/enquiries", async (route) => {
    posts.push(route.request().headers()["content-type"]);
    const response = await route.fetch({ maxRedirects: 0 });
    await answered;
    // The page has left if the visitor pressed again.
    await route.fulfill({ response }).catch(() => {});
  });
  // Presses again as soon as the form is hydrated: Playwright itself would wait for the answer.
  await page.locator("#cta astro-island").evaluate((island) => {
    island.addEventListener("astro:hydrate", () =>
      island.querySelector<HTMLButtonElement>("[type=submit]")?.click(),
    );
  });
  await page.locator("#cta [type=submit]").click({ noWaitAfter: true });
  await expect.poll(() => posts).toHaveLength(1);
  release();
  await expect.poll(() => posts).toEqual(["application/x-www-form-urlencoded", "application/json"]);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOASTS.sent.title);
  const { mail } = getContent("features/enquiry");
  const topic = `${mail.topic}: ${entriesOf("services")["lead-generation"]?.title}`;
  await expectInMailbox(page, demo, text, topic);
});
