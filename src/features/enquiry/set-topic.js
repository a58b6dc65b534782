// The topic of the form is that of the address with which the page was opened, then that of the link pressed
// last. Each is a fieldset (Topics.tsx): a disabled one is neither shown nor sent.
{
  const place = document.currentScript.parentElement;
  let current = location.hash;
  const update = () => {
    for (const topic of place.querySelectorAll("fieldset")) {
      const isOther = `#${topic.name}` !== current;
      if (topic.disabled === isOther) continue;
      topic.disabled = isOther;
      topic.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  // The browser may paint the form before all of its HTML has arrived, and React may render it anew.
  new MutationObserver(update).observe(place, { childList: true, subtree: true });

  addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || opensTab || event.defaultPrevented) return;
    if (place.querySelector(`fieldset[name="${link.hash.slice(1)}"]`)) {
      current = link.hash;
    } else if (place.contains(link)) {
      // Replaces the history entry: Back would set the topic again.
      event.preventDefault();
      location.replace(link.hash);
      current = "";
    }
    // Before the browser follows the link, whose target may be this fieldset.
    update();
  });
}
