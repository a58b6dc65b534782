import { firstPaint } from "./first-paint";

/** Runs the page's other scripts after the first paint: a built page has them as data-src (page-html.ts). */
const scripts = document.querySelectorAll<HTMLScriptElement>("script[data-src]");
void firstPaint.then(() => {
  for (const { dataset } of scripts) import(/* @vite-ignore */ dataset["src"] ?? "");
});
