/**
 * Makes sure that each press of a form's button is carried out once, even before its island is
 * hydrated. In delivery mode the browser then sends the form, with the key of this form load. In log
 * mode method="dialog" does nothing, and the press is repeated after hydration.
 */
import { ENQUIRY_FLAG, NOTICE_ID, PRESSED_FLAG } from "../../lib/protocol";
import { KEY_FIELD } from "./schema";

const form = document.querySelector<HTMLFormElement>(`form[${ENQUIRY_FLAG}]`);
const island = form?.closest("astro-island");
const key = form?.querySelector<HTMLInputElement>(`[name=${KEY_FIELD}]`);

function startOver() {
  form?.removeAttribute(PRESSED_FLAG);
  // Without HTTPS there is no randomUUID; the endpoint then recognizes repetitions by their content.
  if (key) key.value = crypto.randomUUID?.() ?? "";
}
function showNotice() {
  form?.removeAttribute(PRESSED_FLAG);
  document.getElementById(NOTICE_ID)?.focus();
}
function repeatPress() {
  if (!form?.hasAttribute(PRESSED_FLAG) || form.method === "post") return;
  form.removeAttribute(PRESSED_FLAG);
  // Not requestSubmit: React hydrates at once for a click, but not for a submit event.
  form.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}

startOver();
form?.addEventListener("reset", startOver);
addEventListener("pageshow", ({ persisted }) => persisted && startOver());
form?.addEventListener("submit", () => island?.hasAttribute("ssr") && form.setAttribute(PRESSED_FLAG, ""));
island?.addEventListener("astro:hydrate", repeatPress);
island?.addEventListener("astro:hydration-error", () => form?.addEventListener("submit", showNotice));
island?.addEventListener("astro:hydration-error", repeatPress);
