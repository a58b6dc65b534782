import type { Page } from "@playwright/test";

/** Replaces each text of the page with an element that holds it, as translators in browsers do. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, textarea")) continue;
      const font = document.createElement("font" as string);
      font.append(text.data);
      text.replaceWith(font);
    }
  });
