/**
 * Asks for the assessment's code at the first press of its button, or at once for
 * a link that holds an assessment. The code waits in a template, where a browser
 * doesn't load it; it opens the dialog when it comes, so that no press is lost.
 * Until then, and where it can't be had, the button is a link to the enquiry form.
 */
const opener = document.querySelector<HTMLAnchorElement>("a[data-assessment]");
const code = document.querySelector<HTMLTemplateElement>("#assessment-code")?.content;

function ask() {
  const script = code?.querySelector("script");
  // Nothing is left of it the second time; the code itself listens from then on.
  if (!code || !script || !opener) return;
  if (opener.parentElement) opener.parentElement.dataset["pressed"] = "";
  script.addEventListener("error", () => location.assign(opener.href));
  document.body.append(code);
}

const isLink = () => location.hash.startsWith("#assessment");

opener?.addEventListener("click", (event) => {
  // Other presses, such as with a key for a new tab, follow the link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  ask();
});
addEventListener("hashchange", () => isLink() && ask());
if (isLink()) ask();

export {};
