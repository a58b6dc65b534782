/** Adds to the navigation what HTML alone can't do. All links work without this script. */

/** Begins a fragment that leads to a section without the browser's own jump, such as "#go=cta". */
const GO_TO = "#go=";

/** How long after arriving on the home page the page scrolls (specification, chapter 9). */
const SCROLL_DELAY_MS = 100;

const menu = document.getElementById("menu");
const menuButton = document.querySelector<HTMLElement>("[popovertarget=menu]");
// Firefox 115 has no popovers, and shows the menu.
const closeMenu = () => menu?.hidePopover?.();

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  // Let the browser handle clicks with a modifier key, such as one that opens a new tab.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const section = link.dataset["section"];
  if (section) {
    event.preventDefault();
    location.assign(`/${GO_TO}${section}`);
  }
  if (menu?.contains(link)) closeMenu();
});

// Links with role="button" (Header.tsx) must react to the space key, as buttons do.
document.addEventListener("keydown", (event) => {
  const link = (event.target as Element).closest<HTMLElement>('a[role="button"]');
  if (event.key !== " " || !link) return;
  event.preventDefault();
  // A key that is held repeats its event.
  if (!event.repeat) link.click();
});

// An open menu would cover what gets focus next.
document.addEventListener("focusin", ({ target }) => {
  if (target !== menuButton && !menu?.contains(target as Node)) closeMenu();
});

// On wide screens the menu is part of the bar, without its button; an open popover would cover the page.
matchMedia("(width >= 48rem)").addEventListener("change", closeMenu);

// A page that opens at a fragment jumps there: if the web font arrived during a smooth scroll, the page would move.
const scrollSmoothly = () => document.documentElement.classList.add("smooth");
addEventListener("load", scrollSmoothly);

if (location.hash.startsWith(GO_TO)) {
  const section = location.hash.slice(GO_TO.length);
  setTimeout(() => {
    scrollSmoothly();
    location.replace(`#${section}`);
  }, SCROLL_DELAY_MS);
}
