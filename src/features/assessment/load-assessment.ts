/**
 * Loads the assessment at the first press of its button, or at once where the
 * address holds an assessment. Until it is there, and where it can't be had, the
 * button is a link to the enquiry form.
 */
const opener = document.querySelector<HTMLAnchorElement>("a[data-assessment]");
let isAsked = false;

async function open() {
  // Once loaded, the dialog itself listens to the button and the address.
  if (!opener || isAsked) return;
  isAsked = true;
  const pressed = opener.parentElement?.dataset;
  if (pressed) pressed["pressed"] = "";
  try {
    const [{ mount }, data] = await Promise.all([
      import("./mount-assessment"),
      fetch(opener.dataset["assessment"] ?? ""),
    ]);
    mount(opener, await data.json());
    delete pressed?.["pressed"];
  } catch {
    location.assign(opener.href);
  }
}

const isLink = () => location.hash.startsWith("#assessment");

opener?.addEventListener("click", (event) => {
  // Other presses, such as with a key for a new tab, follow the link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open();
});
addEventListener("hashchange", () => isLink() && open());
if (isLink()) void open();

export {};
