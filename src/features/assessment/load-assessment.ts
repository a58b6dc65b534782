/**
 * Loads the assessment when its button is pressed, or at once if the address contains an
 * assessment. Before that, and if loading fails, the button is a link to the enquiry form.
 */
const opener = document.querySelector<HTMLAnchorElement>("a[data-assessment]");
let isAsked = false;

async function open() {
  // Once loaded, the dialog has its own listeners for the button and the address.
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
  } catch {
    // The browser's back/forward cache may restore this page.
    isAsked = false;
    location.assign(opener.href);
  }
  delete pressed?.["pressed"];
}

const isLink = () => location.hash.startsWith("#assessment");

opener?.addEventListener("click", (event) => {
  // Let the browser handle clicks with a modifier key, such as one that opens a new tab.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open();
});
addEventListener("hashchange", () => isLink() && open());
if (isLink()) void open();

export {};
