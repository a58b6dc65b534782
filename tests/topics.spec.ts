import {
  expect,
  expectAtSection,
  FONT_FILES,
  holdFiles,
  MAX_SHIFT,
  nextFrames,
  recordShift,
  test,
} from "./fixtures.ts";
import { getContent } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";
import { EXPECTED } from "./support/specification.ts";

const home = getContent("pages/home");
const { service: copy } = getContent("pages/services");
const LEADS = EXPECTED.services["lead-generation"]?.title ?? "none";
const call = home.cta.topics.strategyCall;

test("a link on /services sets the form's topic; it can be removed and doesn't return", async ({ page }) => {
  await page.goto("/services");
  // The link is among what Learn More shows.
  await page.locator("#lead-generation summary").click();
  await page.locator("main").getByText(`${copy.ask} ${LEADS}`, { exact: true }).click();
  await expect(page).toHaveURL("/services#cta-lead-generation");
  await expectAtSection(page, "cta");
  await expect(homeForm.topicLines(page, LEADS)).toBeInViewport();
  await expect(homeForm.topicLines(page).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("group", { name: LEADS })).toBeFocused();
  // The others say nothing to a screen reader.
  await expect(page.locator("#cta").getByRole("group")).toHaveCount(1);
  await homeForm.hydrated(page).waitFor();
  await page.evaluate(() => location.assign("#lead-generation"));
  const entries = await page.evaluate(() => history.length);
  const name = `${getContent("features/enquiry").form.removeTopic} ${LEADS}`;
  await homeForm.topicLines(page, LEADS).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL("/services#cta");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  for (const go of [page.goBack, page.goForward]) {
    await expect(homeForm.topicLines(page, LEADS)).toBeHidden();
    await go.call(page);
  }
  await expect(homeForm.topicLines(page, LEADS)).toBeHidden();
});

test("with Ctrl, a button and a link with a topic open another tab, and the page stays", async ({ page }) => {
  await page.goto("/services");
  await page.locator("#lead-generation summary").click();
  for (const [link, url] of [
    [page.locator("header a[data-section=cta]").first(), "/#cta"],
    [page.locator("main a[href='#cta-lead-generation']"), "/services#cta-lead-generation"],
  ] as const) {
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(url);
    await tab.close();
    await expect(page).toHaveURL("/services");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link with a topic leads to the form, which shows none: it couldn't send it", async ({ page }) => {
    await page.goto("/services#cta-strategy-call");
    await expect(homeForm.field(page, "name")).toBeInViewport();
    await expect(homeForm.topicLines(page, call)).toBeHidden();
    await homeForm.expectHidden(page, "callTime");
  });
});

for (const [path, code, width] of [
  ["/", "EnquiryForm", 320],
  ["/", "EnquiryForm", 768],
  ["/", "EnquiryForm", 1920],
  // Above the form.
  ["/services", "Assessment", 390],
] as const) {
  test(`what the code of ${code} adds to ${path} at ${width} px moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1600 });
    const release = await holdFiles(page, `**/_astro/${code}*.js`);
    // Fonts move texts elsewhere (web-font.spec.ts).
    await holdFiles(page, FONT_FILES);
    await page.addInitScript(recordShift);
    await page.goto(`${path}#cta-strategy-call`, { waitUntil: "domcontentloaded" });
    await expect(homeForm.field(page, "message")).toBeInViewport();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await nextFrames(page);
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await height()).toBe(before);
  });
}
