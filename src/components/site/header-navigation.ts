/**
 * What the platform leaves open in the navigation. Everything here improves
 * links that work without it.
 */

/** How long after arriving on the home page the scroll begins (specification, chapter 9). */
const SCROLL_DELAY_MS = 100;
/** A fragment that no element has, so that the browser doesn't jump before the scroll. */
const GO_TO = "#go=";

const menu = document.getElementById("menu");
const closeMenu = () => menu?.matches(":popover-open") && menu.hidePopover();

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-section]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (link && isPlain && location.pathname !== "/") {
    event.preventDefault();
    location.assign(`/${GO_TO}${link.dataset["section"]}`);
  }
  if (menu?.contains(event.target as Node) && (event.target as Element).closest("a")) {
    closeMenu();
  }
});

// A link with the role of a button answers the space key, as a button does.
document.addEventListener("keydown", (event) => {
  const link = (event.target as Element).closest<HTMLElement>('a[role="button"]');
  if (event.key === " " && link) {
    event.preventDefault();
    link.click();
  }
});

// On wide screens the menu is part of the bar; an open one would cover the page.
matchMedia("(width >= 48rem)").addEventListener("change", closeMenu);

if (location.hash.startsWith(GO_TO)) {
  // What follows the section is the page's own: src/features/enquiry/prefill-from-url.ts.
  const [section] = location.hash.slice(GO_TO.length).split("&");
  // The style sheet makes the scroll smooth, or instant under reduced motion.
  setTimeout(() => location.replace(`#${section}`), SCROLL_DELAY_MS);
}
