import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const hero = (page: Page) => page.locator("main > section").first();

for (const [width, height] of [
  [1280, 720],
  [1920, 1000],
  [390, 664],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the first window shows the button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(hero(page).locator("[data-variant]")).toBeInViewport({ ratio: 1 });
  });
}

test("the companies arrive, then the line follows, once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const times = await hero(page)
    .locator("figure")
    .evaluate((figure) =>
      [...figure.querySelectorAll("*")]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ animationName, animationTimeline }) => animationName !== "none" && animationTimeline === "auto",
        )
        .map((style) =>
          [style.animationDelay, style.animationDuration, style.animationIterationCount].join(" "),
        ),
    );
  expect(new Set(times)).toEqual(new Set(["0s 0.4s 1", "0.4s 0.6s 1"]));
});
