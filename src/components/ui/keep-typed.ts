/** Keeps what was typed, and focus, if React renders an island anew that a page translator has changed. */

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlsOf = (island: Element) => [...island.querySelectorAll<Control>("input, textarea")];
/** What had focus last: an element that is removed loses it before that can be noticed. */
let focused: EventTarget | null = null;
addEventListener("focusin", ({ target }) => {
  focused = target;
});

for (const island of document.querySelectorAll("astro-island")) {
  let before = controlsOf(island);
  new MutationObserver(() => {
    if (before[0]?.isConnected !== false) return;
    const after = controlsOf(island);
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
