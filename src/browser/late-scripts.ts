/**
 * Loads the page's other scripts after the first paint. The build writes their address as data-src
 * (src/integrations/static-host-files.ts). A press on an element marked data-scripted before then is
 * held back and repeated once the scripts have run.
 */
import { firstPaint } from "./first-paint";

const scripts = document.querySelectorAll<HTMLScriptElement>("script[data-src]");
let pressed: HTMLElement | null = null;

function holdPress(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>("[data-scripted]");
  // Let the browser handle clicks with a modifier key, such as one that opens a new tab.
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  pressed = target;
}

async function runScripts() {
  await firstPaint;
  await Promise.allSettled(
    [...scripts].map(({ dataset }) => import(/* @vite-ignore */ dataset["src"] ?? "")),
  );
  removeEventListener("click", holdPress, true);
  pressed?.click();
}

if (scripts.length > 0) {
  addEventListener("click", holdPress, true);
  void runScripts();
}
