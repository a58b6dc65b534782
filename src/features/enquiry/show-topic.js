// Until the form is hydrated: shows the topic in the address, and has the browser send it.
{
  const island = document.currentScript.previousElementSibling;
  const showTopic = () => {
    if (!island.hasAttribute("ssr")) return;
    const form = island.querySelector("form");
    for (const line of form.querySelectorAll("[data-topic]")) {
      line.hidden = location.hash !== `#${line.dataset.topic}`;
    }
    const shown = form.querySelector("[data-topic]:not([hidden])");
    form.elements.topic.value = shown?.querySelector("strong").textContent ?? "";
    form.toggleAttribute("data-call", Boolean(shown?.dataset.isCall));
  };
  showTopic();
  addEventListener("hashchange", showTopic);
}
