/**
 * Makes sure that each press of a form's button is carried out once, even before its island is
 * hydrated. In delivery mode the browser then sends the form, with the key of this form load. In log
 * mode method="dialog" does nothing, and the press is repeated after hydration.
 *
 * A page translator changes texts. If it comes before hydration, React renders the form anew: what
 * was typed, the key, focus and a press are then carried over from the form that it replaced.
 */
import { ENQUIRY_FLAG, NOTICE_ID, PRESSED_FLAG } from "../../lib/protocol";
import { KEY_FIELD } from "../../shared/enquiry-request";

const FORM = `form[${ENQUIRY_FLAG}]`;
let form = document.querySelector<HTMLFormElement>(FORM);
const island = form?.closest("astro-island");
/** What had focus last: an element that is removed loses it before it can be read. */
let focused: HTMLElement | undefined;

function startOver() {
  form?.removeAttribute(PRESSED_FLAG);
  const key = form?.querySelector<HTMLInputElement>(`[name=${KEY_FIELD}]`);
  // Without HTTPS there is no randomUUID; the endpoint then recognizes repetitions by their content.
  if (key) key.value = crypto.randomUUID?.() ?? "";
}
function showNotice() {
  form?.removeAttribute(PRESSED_FLAG);
  document.getElementById(NOTICE_ID)?.focus();
}
function repeatPress() {
  const pressed = form;
  if (!pressed?.hasAttribute(PRESSED_FLAG) || pressed.method === "post") return;
  pressed.removeAttribute(PRESSED_FLAG);
  // Not requestSubmit: React hydrates at once for a click, but not for a submit event.
  pressed.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  // React replaced the form meanwhile: the press is still to be carried out.
  if (!pressed.isConnected) pressed.setAttribute(PRESSED_FLAG, "");
}

/** Carries over what was done in the form that React has replaced. */
function followReplacement() {
  const next = island?.querySelector<HTMLFormElement>(FORM);
  if (!form || !next || next === form) return;
  let place = focused;
  for (const [index, before] of [...form.elements].entries()) {
    const field = next.elements[index] as HTMLInputElement;
    field.value = (before as HTMLInputElement).value;
    if (before === place) place = field;
  }
  // The topic is a target that was replaced, so CSS doesn't show it until the browser jumps there again.
  if (next.contains(document.getElementById(location.hash.slice(1)))) {
    const top = scrollY;
    location.replace(location.hash);
    scrollTo({ top, behavior: "instant" });
  }
  place?.focus({ preventScroll: true });
  next.toggleAttribute(PRESSED_FLAG, form.hasAttribute(PRESSED_FLAG));
  form = next;
  repeatPress();
}

startOver();
addEventListener("pageshow", ({ persisted }) => persisted && startOver());
if (island) {
  new MutationObserver(followReplacement).observe(island, { childList: true, subtree: true });
  addEventListener("focusin", ({ target }) => (focused = target as HTMLElement));
  island.addEventListener("reset", startOver);
  island.addEventListener("submit", () => island.hasAttribute("ssr") && form?.setAttribute(PRESSED_FLAG, ""));
  island.addEventListener("astro:hydrate", repeatPress);
  island.addEventListener("astro:hydration-error", () => island.addEventListener("submit", showNotice));
  island.addEventListener("astro:hydration-error", repeatPress);
}
