import { expect, test } from "./fixtures.ts";

test("in both themes, more contrast is given to muted texts and edges", async ({ page }) => {
  await page.goto("/contact");
  for (const colorScheme of ["light", "dark"] as const) {
    const colors = async (contrast: "more" | "no-preference") => {
      await page.emulateMedia({ colorScheme, contrast });
      return page.evaluate(() => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        return {
          ink: of("html").color,
          muted: of("main .note, main .muted, main .lead").color,
          edge: of("input[type=text]").borderTopColor,
          rule: of("body > header").borderBottomColor,
        };
      });
    };
    const usual = await colors("no-preference");
    const more = await colors("more");
    expect(usual.muted).not.toBe(usual.ink);
    expect(more).toMatchObject({ muted: more.ink, edge: more.ink });
    expect(more.rule).not.toBe(usual.rule);
  }
});
