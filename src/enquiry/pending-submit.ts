/**
 * Remembers a press of the form's button while the form's code is on its way;
 * EnquiryForm carries it out once it is live. Without this the press is lost.
 */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && "enquiry" in form.dataset && !("live" in form.dataset)) {
    event.preventDefault();
    form.dataset["pressed"] = "";
  }
});
