/** How long a form that could be sent without its code waits for it, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Remembers a press of the form's button while the form's code is on its way;
 * EnquiryForm carries it out once it is live. Without this the press is lost. A
 * form that can be sent natively is, if its code does not come.
 */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && "enquiry" in form.dataset && !("live" in form.dataset)) {
    event.preventDefault();
    if ("pressed" in form.dataset) return;
    form.dataset["pressed"] = "";
    if (form.method === "post") {
      setTimeout(() => "pressed" in form.dataset && form.submit(), PATIENCE_MS);
    }
  }
});
