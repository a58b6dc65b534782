import { wcagContrast as contrast } from "culori";
import { expect, PAGES, skipWithout, test, UNKNOWN } from "../fixtures.ts";
import { VALID } from "../support/home-form.ts";
import { TOASTS } from "../support/specification.ts";
import { fetchChromium, startOldChromium } from "./engines/old-chromium.ts";

/** A text or a field, with the color of its letters or of its edge, and the background of that. */
type Seen = [html: string, color: string, background: string];

/** In the page: the texts and fields, and whether the skip link or a header that stays in view covers the page. */
function inspect() {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const backgroundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const parent = element.parentElement;
    return backgroundColor === "rgba(0, 0, 0, 0)" && parent ? backgroundOf(parent) : backgroundColor;
  };
  const seen: Seen[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.getClientRects().length === 0) continue;
    const { color, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const background = backgroundOf(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (hasText) seen.push([element.outerHTML, color, background]);
    if (!element.matches("input, textarea")) continue;
    seen.push([element.outerHTML, borderTopWidth === "0px" ? background : borderTopColor, background]);
  }
  const header = document.querySelector("body > header") as HTMLElement;
  const skipLink = header.querySelector("a[href='#content']")?.getBoundingClientRect().bottom;
  return { seen, skipLink, header: getComputedStyle(header).position === "static" ? 0 : header.clientHeight };
}

/** In the page: fills in home's form and sends it. */
function send(values: object) {
  const form = document.querySelector("#cta form") as HTMLFormElement;
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  form.requestSubmit();
}

// Without light-dark() all three; 109 also without OKLCH, nesting and popovers.
for (const version of ["109.0.6", "119.0.2", "122.0.0"]) {
  test(`in Chromium ${version} texts can be read, fields have edges, the form sends`, async ({ baseURL }) => {
    test.setTimeout(300_000);
    const program = fetchChromium(version);
    skipWithout(program ? undefined : `npm has no @sparticuz/chromium@${version} for this system`);
    const browser = await startOldChromium(program ?? "");
    try {
      const until = (expression: string) =>
        expect.poll(() => browser.read(expression).catch(() => false)).toBe(true);
      for (const route of [...PAGES, UNKNOWN]) {
        for (const theme of ["light", "dark"] as const) {
          const page = `${baseURL}${route}?${theme}`;
          await browser.open(page, [390, 844], theme);
          await until(`location.href === "${page}" && document.readyState === "complete"`);
          const found = (await browser.read(`(${inspect})()`)) as ReturnType<typeof inspect>;
          const { seen, skipLink, header } = found;
          expect(seen.length).toBeGreaterThan(20);
          expect(seen.filter(([, color, background]) => contrast(color, background) < 3)).toEqual([]);
          expect(skipLink).toBeLessThanOrEqual(0);
          expect(header).toBeLessThan(844 / 5);
        }
      }
      await browser.open(`${baseURL}/#cta`, [390, 844], "light");
      await until("document.querySelector('form ~ [data-toast-region]') !== null");
      await browser.read(`(${send})(${JSON.stringify(VALID)})`);
      await until(`document.body.innerText.includes("${TOASTS.sent.title}")`);
    } finally {
      await browser.quit();
    }
  });
}
