// Until the form is hydrated: shows the topic in the address, and has the browser send it.
{
  const place = document.currentScript.parentElement;
  const showTopic = () => {
    const form = place.querySelector("astro-island[ssr] form");
    if (!form) return;
    let current;
    for (const line of form.querySelectorAll("[data-topic]")) {
      const isCurrent = location.hash === `#${line.dataset.topic}`;
      line.dataset.current = isCurrent;
      if (isCurrent) current = line;
    }
    if (form.elements.topic) form.elements.topic.value = current?.querySelector("strong").textContent ?? "";
    form.dataset.call = Boolean(current?.dataset.isCall);
  };
  // The form may arrive in parts, and what has arrived is painted.
  new MutationObserver(showTopic).observe(place, { childList: true, subtree: true });
  addEventListener("hashchange", showTopic);
}
