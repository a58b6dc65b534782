/**
 * Makes the year on the home page live when it comes into the window. Until then,
 * and where its code can't be had, it is an example that stays as it is.
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
