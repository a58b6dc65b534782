import type { Page } from "@playwright/test";
import { planTest } from "../src/features/assessment/fair-test";
import { START } from "../src/features/assessment/figures";
import { find, writeEnquiry } from "../src/features/assessment/find";
import { expect, expectAccessible, holdFiles, test } from "./fixtures";
import { copyOf } from "./support/content";
import { printedPages } from "./support/print";

const { assessment: copy } = copyOf("assessment");
const LINK = "/#assessment?leads=3&winRate=25&contract=80k&better=50&of=leads";
const LINKED = { leads: 3, winRate: 25, contract: 80_000, better: 50, of: "leads" } as const;

const section = (page: Page) => page.locator("#assessment");
const figure = (page: Page, name: keyof typeof copy.figures) => section(page).locator(`[name=${name}]`);
const better = (page: Page) => section(page).getByRole("slider");
const picture = (page: Page) => section(page).locator("figure > svg");
const lines = (page: Page) => picture(page).locator("[transform]");
const drawn = (page: Page) => picture(page).evaluate((svg) => svg.innerHTML);
const button = (page: Page, name: string) => section(page).getByRole("button", { name });
const message = (page: Page) => page.locator("#home-message");

const expectFindings = async (page: Page, shown: Parameters<typeof find>[1]) => {
  for (const { lead, rest } of find(copy, shown)) {
    await expect(section(page)).toContainText(lead);
    await expect(section(page)).toContainText(rest);
  }
};

/** Opens the assessment and waits until it is hydrated. */
async function open(page: Page, address = "/#assessment") {
  await page.goto(address);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).locator("astro-island:not([ssr])").waitFor();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is assessed, drawn, and marked as one", async ({ page }) => {
    await page.goto("/");
    await expect(section(page).getByRole("group", { name: copy.example })).toBeVisible();
    await expectFindings(page, START.shown);
    // Twenty lines from the same start, each with a step for most of its contracts.
    expect((await drawn(page)).match(/M0 \.?[\d.]+h/g)?.length).toBeGreaterThanOrEqual(20);
  });
});

test("its code comes when it is in view, and what was entered before is assessed", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/AssessmentIsland*.js");
  await page.goto("/#assessment");
  await figure(page, "leads").fill("24");
  await section(page).getByRole("radio", { name: copy.better.leads }).check();
  await better(page).press("ArrowRight");
  release();
  await expectFindings(page, { ...START.shown, leads: 24, of: "leads", better: 20 });
  await expect(figure(page, "leads")).toHaveValue("24");
  await expect(section(page).getByRole("radio", { name: copy.better.leads })).toBeChecked();
});

test("with few contracts, too, each year of the picture ends at its count", async ({ page }) => {
  await open(page, "/#assessment?leads=1&winRate=5&contract=500000&better=100&of=winRate");
  const places = await lines(page)
    .locator("path[stroke-linecap]")
    .evaluateAll((ends) =>
      ends.flatMap((path) => [...(path.getAttribute("d") ?? "").matchAll(/M52 ([\d.]+)h0/g)]),
    );
  expect(places).toHaveLength(20);
  for (const [, count] of places)
    expect(Math.abs(Number(count) - Math.round(Number(count)))).toBeLessThan(0.1);
});

test("no year leaves the picture's scale", async ({ page }) => {
  // Today's highest year has 199 contracts.
  await open(page, "/#assessment?leads=44&winRate=30&contract=30000&better=10&of=winRate");
  await expect(figure(page, "leads")).toHaveValue("44");
  const above = await picture(page).evaluate((svg) => {
    const { top } = svg.getBoundingClientRect();
    const ends = [...svg.querySelectorAll("path[stroke-linecap]")];
    return ends.filter((path) => path.getBoundingClientRect().top < top).length;
  });
  expect(above).toBe(0);
});

test("findings and picture follow each input, and are announced", async ({ page }) => {
  await open(page);
  const before = await drawn(page);
  await better(page).press("End");
  await section(page).getByRole("radio", { name: copy.better.leads }).check();
  const shown = { ...START.shown, better: 100, of: "leads" } as const;
  await expectFindings(page, shown);
  expect(await drawn(page)).not.toBe(before);
  await expect(section(page).locator("p.sr-only[role=status]")).toContainText(
    find(copy, shown)[1]?.lead ?? "",
  );
});

test("a win rate of 0 and back leaves one legend and one picture", async ({ page }) => {
  await open(page);
  const before = await drawn(page);
  const legend = await section(page).locator("figcaption").innerText();
  await figure(page, "winRate").fill("0");
  await expectFindings(page, { ...START.shown, winRate: 0 });
  await figure(page, "winRate").fill("20");
  await expectFindings(page, START.shown);
  expect(await section(page).locator("figcaption").innerText()).toBe(legend);
  expect(await drawn(page)).toBe(before);
});

test("a field selects its contents when it is touched, and shows how they were read", async ({ page }) => {
  await open(page);
  await figure(page, "leads").click();
  await page.keyboard.type("25");
  await expect(figure(page, "leads")).toHaveValue("25");
  await figure(page, "contract").fill("2,5 M");
  await figure(page, "contract").blur();
  await expect(figure(page, "contract")).toHaveValue("2,500,000");
  await expect(section(page).getByRole("group", { name: copy.example })).toBeVisible();
  await figure(page, "winRate").fill("20 %");
  await expect(section(page).getByRole("group", { name: copy.own })).toBeVisible();
});

for (const width of [320, 390, 1280]) {
  test(`an input that can't be used has one message, the picture is dimmed, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const before = await lines(page).getAttribute("transform");
    const fieldset = section(page).locator("fieldset").first();
    const height = () => fieldset.evaluate((element) => element.getBoundingClientRect().height);
    const place = await height();
    const problem = new RegExp(copy.problems.figure.replace("{min}", "0").replace("{max}", "10,000"));
    for (const text of ["many", "", "-3", "10001"]) {
      await figure(page, "leads").fill(text);
      await expect(figure(page, "leads")).toHaveAccessibleDescription(problem);
      expect(await height()).toBe(place);
    }
    await expect(lines(page)).toHaveCSS("opacity", "0.3");
    await expectFindings(page, START.shown);
    expect(await lines(page).getAttribute("transform")).toBe(before);
    await figure(page, "leads").fill("12");
    await figure(page, "winRate").fill("60");
    await better(page).press("End");
    await expect(better(page)).toHaveAccessibleDescription(copy.problems.better);
    expect(await height()).toBe(place);
    await figure(page, "winRate").fill("20");
    await better(page).press("Home");
    await expect(lines(page)).toHaveCSS("opacity", "1");
  });
}

test("the findings go into the message of the form, after what the visitor wrote, without a warning", async ({
  page,
}) => {
  await open(page, LINK);
  await message(page).fill("Hello.");
  await page.evaluate(() => scrollTo(0, 0));
  await section(page).getByRole("link", { name: copy.actions.enquiry }).click();
  const text = writeEnquiry(copy, LINKED, true);
  await expect(message(page)).toHaveValue(`Hello.\n\n${text}`);
  await expect(page).toHaveURL("/#cta-growth-assessment");
  await expect(message(page)).toBeInViewport();
  await better(page).press("Home");
  await section(page).getByRole("link", { name: copy.actions.enquiry }).click();
  await expect(message(page)).toHaveValue(`Hello.\n\n${writeEnquiry(copy, { ...LINKED, better: 10 }, true)}`);
});

for (const action of ["enquiry", "print"] as const) {
  test(`while an input is wrong, the press “${action}” leads to it and uses nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await open(page);
    await figure(page, "winRate").fill("none");
    await section(page).locator(".buttons > *", { hasText: copy.actions[action] }).press("Enter");
    await expect(figure(page, "winRate")).toBeFocused();
    await expect(message(page)).toHaveValue("");
    await expect(page).toHaveURL("/#assessment");
    await expect(page.locator("[data-printed], [data-print-alone]")).toHaveCount(0);
    await figure(page, "winRate").fill("20");
    await section(page).getByRole("link", { name: copy.actions.enquiry }).press("Enter");
    await expect(message(page)).not.toHaveValue("");
  });
}

test("the slider has one name, and says what its value means", async ({ page }) => {
  await open(page);
  await expect(better(page)).toHaveAccessibleName(copy.better.name);
  await better(page).press("End");
  await expect(better(page)).toHaveAttribute("aria-valuetext", /\b100%/);
});

test("a link opens the same assessment, from any page and on the page itself", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(LINK);
  await expect(figure(page, "contract")).toHaveValue("80k");
  await expectFindings(page, LINKED);
  await expect(page.locator("#assessment h2")).toBeInViewport();
  await button(page, copy.actions.copy).click();
  await expect(section(page).getByText(copy.actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${LINK}`);
  // It is said until there is something else to copy.
  await better(page).press("End");
  await expect(section(page).getByText(copy.actions.copied)).toHaveCount(0);
  await page.evaluate(() => location.assign("#assessment?leads=7"));
  await expect(figure(page, "leads")).toHaveValue("7");
});

test("a fair test is printed alone, on one page, with what would stand out and lines to sign", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const link = "/#assessment?leads=12&winRate=25&contract=80k&better=100&of=leads";
  await open(page, link);
  await button(page, copy.actions.print).click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-print-alone]");
  const shown = { leads: 12, winRate: 25, contract: 80_000, better: 100, of: "leads" } as const;
  await expect(paper).toContainText(copy.test.own);
  await expect(paper).toContainText(link);
  for (const { label } of [...copy.test.leads, ...copy.test.rows]) await expect(paper).toContainText(label);
  for (const label of copy.test.signed) await expect(paper).toContainText(label);
  for (const { before, after } of planTest(shown)?.rows ?? []) {
    await expect(paper.getByRole("row", { name: `${before} ${after}`, exact: true })).toBeVisible();
  }
  await expect(page.locator("body > *").filter({ visible: true })).toHaveCount(1);
  expect(await printedPages(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveCount(0);
});

test("the printed test says that its numbers are examples, and that a change can't be tested", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page);
  await button(page, copy.actions.print).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(copy.test.example)).toBeVisible();
  await expect(page.getByText(copy.test.tooLong)).toBeVisible();
});

test("long figures, errors and open details fit, and have no axe violation", async ({ page }) => {
  await open(page);
  await figure(page, "leads").fill("9,999.99");
  await figure(page, "contract").fill("9,999,999.99");
  await figure(page, "winRate").fill("none");
  for (const details of await section(page).locator("summary").all()) await details.click();
  await expectAccessible(page);
});

test("the scale stays while lines fit, and changes when they leave it or become small", async ({ page }) => {
  await open(page);
  const scale = () => lines(page).getAttribute("transform");
  const before = await scale();
  await better(page).fill("20");
  expect(await scale()).toBe(before);
  await better(page).fill("100");
  const higher = await scale();
  expect(higher).not.toBe(before);
  // Lines that would fill less than two fifths of it.
  await figure(page, "leads").fill("2");
  await expect(lines(page)).not.toHaveAttribute("transform", higher ?? "");
});
