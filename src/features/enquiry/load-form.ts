import type { EnquiryRootProps } from "./EnquiryRoot";

/** How far outside the window the form is when its code starts to load. */
const NEAR = "600px";
/** How long a press waits for the form's code, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Loads the form's code when the form comes near the window. A press of its button before that is
 * remembered, and EnquiryForm submits the form after hydration. If the code can't be loaded, a form
 * in delivery mode is sent natively at once; in log mode a notice is shown.
 * @param host the element around the form, with the address of the form's content, as in
 * SiteForm.astro
 * @param importCode imports mount-form.ts
 */
export function loadForm(
  host: HTMLElement,
  importCode: () => Promise<{ mount: (host: HTMLElement, props: EnquiryRootProps) => void }>,
): void {
  const form = host.querySelector("form") as HTMLFormElement;
  const { dataset } = form;
  let isAsked = false;
  let hasFailed = false;

  // The specification's messages replace those of the browser.
  form.noValidate = true;

  async function load() {
    if (isAsked) return;
    isAsked = true;
    try {
      const [{ mount }, content] = await Promise.all([importCode(), fetch(host.dataset["form"] ?? "")]);
      mount(host, await content.json());
    } catch {
      giveUp();
    }
  }

  function giveUp() {
    hasFailed = true;
    // From here on the browser sends the form, so it also validates it. In log mode nothing is sent
    // or validated.
    form.noValidate = form.method !== "post";
    if (!("pressed" in dataset)) return;
    delete dataset["pressed"];
    form.requestSubmit();
  }

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    { rootMargin: NEAR },
  );
  observer.observe(form);

  form.addEventListener("submit", (event) => {
    if ("live" in dataset) return;
    if (hasFailed && form.method === "post") {
      dataset["pressed"] = "";
      return;
    }
    event.preventDefault();
    if (hasFailed) {
      dataset["unavailable"] = "";
    } else if (!("pressed" in dataset)) {
      dataset["pressed"] = "";
      load();
      setTimeout(() => "pressed" in dataset && giveUp(), PATIENCE_MS);
    }
  });

  // The browser's back/forward cache may restore the page as it was during sending.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) delete dataset["pressed"];
  });
}
