/**
 * Keeps what was typed into an island. If a page translator or an extension has changed it before
 * hydration, React renders it anew; if it crashes, a notice replaces it (IslandBoundary.tsx).
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const CONTROLS = "input, textarea, select";
/** What had focus last: an element that is removed loses it before that can be noticed. */
let focused: EventTarget | null = null;
addEventListener("focusin", ({ target }) => {
  focused = target;
});

for (const island of document.querySelectorAll("astro-island")) {
  let before = [...island.querySelectorAll<Control>(CONTROLS)];
  new MutationObserver(() => {
    if (before[0]?.isConnected !== false) return;
    const after = [...island.querySelectorAll<Control>(CONTROLS)];
    if (after.length === 0) return showTyped(island, before);
    for (const control of before) putBack(control, after);
    before = after;
  }).observe(island, { childList: true, subtree: true });
}

function putBack(before: Control, after: Control[]) {
  const control = after.find(({ name }) => name === before.name);
  if (!control) return;
  if (before.value !== control.value) {
    // Not React's own setter on the element, which would hide the change from its listeners.
    const prototype = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, before.value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (before === focused) control.focus({ preventScroll: true });
}

/** Shows in the notice after a crash what was typed, to copy. */
function showTyped(island: Element, controls: Control[]) {
  // Once it is shown, this change of the island must not be answered by another.
  const place = island.querySelector<HTMLElement>("[data-typed][hidden]");
  const lines = controls
    .filter(({ type, value }) => type !== "hidden" && value)
    .map(({ labels, value }) => `${labels?.[0]?.textContent}: ${value}`);
  if (!place?.lastElementChild || lines.length === 0) return;
  place.lastElementChild.textContent = lines.join("\n");
  place.hidden = false;
}

// A module, so that its test can import it.
export {};
