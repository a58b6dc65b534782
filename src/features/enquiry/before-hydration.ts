/**
 * Makes sure that each press of the form's button is carried out once, even before React is live in it: in
 * delivery mode the browser then sends the form; in log mode, where method="dialog" does nothing, the press
 * is repeated.
 */

const island = document.querySelector("astro-island form")?.closest("astro-island") as HTMLElement;
// Looked up each time: React may have rendered it anew (keep-typed.ts).
const form = () => island.querySelector("form");
let isLive = false;
let isPressed = false;
let hasFailed = false;

function setPressed(value: boolean) {
  isPressed = value;
  island.toggleAttribute("data-pressed", value);
}

addEventListener("pageshow", ({ persisted }) => persisted && setPressed(false));
island.addEventListener("reset", () => setPressed(false));

document.addEventListener(
  "submit",
  (event) => {
    // In delivery mode the browser is already sending the form: it also sends what follows, and React must not.
    if (isPressed) event.stopPropagation();
    if (isLive) return;
    setPressed(true);
    if (hasFailed) showNotice();
  },
  // Before React, which listens at the island.
  true,
);

// EnquiryForm.tsx dispatches it.
island.addEventListener("enquiry-live", () => {
  isLive = true;
  if (!isPressed || form()?.method === "post") return;
  setPressed(false);
  // After keep-typed.ts, which puts back what was typed if React has rendered the form anew.
  queueMicrotask(() => form()?.requestSubmit());
});

island.addEventListener("astro:hydration-error", () => {
  hasFailed = true;
  if (isPressed) showNotice();
});

/** In log mode: leads to the notice that says where to write. */
function showNotice() {
  const notice = document.getElementById("not-connected");
  if (!notice) return;
  setPressed(false);
  notice.focus();
}
