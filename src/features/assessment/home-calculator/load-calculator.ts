/**
 * Hydrates the home calculator when it comes into view. Before that, or if its code can't be
 * loaded, it remains a static example.
 */
const host = document.querySelector<HTMLElement>("[data-calculator]");

async function start(host: HTMLElement) {
  const [{ mount }, copy] = await Promise.all([
    import("./mount-calculator"),
    fetch(host.dataset["calculator"] ?? ""),
  ]);
  mount(host, await copy.json());
}

if (host) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start(host).catch(() => {});
  }).observe(host);
}

export {};
