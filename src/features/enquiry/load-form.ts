import type { EnquiryRootProps } from "./EnquiryRoot";

/** How far from the window the form is when its code is asked for. */
const NEAR = "600px";
/** How long a press of the button waits for the form's code, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Loads the form's code when the form comes near the window. A press of its button
 * before that is remembered: EnquiryForm carries it out once it is live. Where the
 * code can't be had, a form in delivery mode is sent natively at once; in log mode
 * a notice says so.
 * @param host around the form, with the address of its content, as SiteForm.astro writes it
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

  // With a script, the messages are the specification's and not the browser's.
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
    // From here on it is all native; in log mode a form checks nothing.
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

  // On the way back the page may be as it was left: while it was being sent.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) delete dataset["pressed"];
  });
}
