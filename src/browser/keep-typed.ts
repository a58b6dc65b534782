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
  let controls = [...island.querySelectorAll<Control>(CONTROLS)];
  new MutationObserver(() => {
    if (controls[0]?.isConnected !== false) return;
    const before = controls;
    controls = [...island.querySelectorAll<Control>(CONTROLS)];
    for (const control of controls)
      putBack(
        before.find(({ name }) => name === control.name),
        control,
      );
    if (controls.length === 0) showTyped(island, before);
  }).observe(island, { childList: true, subtree: true });
}

function putBack(before: Control | undefined, control: Control) {
  if (!before) return;
  if (before.value !== control.value) {
    // Not React's own setter on the element, which would hide the change from its listeners.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
      control,
      before.value,
    );
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (before === focused) control.focus({ preventScroll: true });
}

/** Shows in the notice after a crash what was typed, to copy. */
function showTyped(island: Element, controls: Control[]) {
  const place = island.querySelector<HTMLElement>("[data-typed]");
  const lines = controls
    .filter(({ type, value }) => type !== "hidden" && value)
    .map(({ labels, value }) => `${labels?.[0]?.textContent}: ${value}`);
  if (!place?.lastElementChild || lines.length === 0) return;
  place.lastElementChild.textContent = lines.join("\n");
  place.hidden = false;
}
