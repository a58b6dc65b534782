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
  // The form may arrive in parts, of which each is painted, and React may render it anew.
  new MutationObserver(update).observe(place, { childList: true, subtree: true });

  addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || opensTab || event.defaultPrevented) return;
    if (place.querySelector(`fieldset[name="${link.hash.slice(1)}"]`)) {
      current = link.hash;
    } else if (place.contains(link)) {
      // Not a new entry of the history: the way back would lead to the topic.
      event.preventDefault();
      location.replace(link.hash);
      current = "";
    }
    // At once: it must be there when the browser follows the link.
    update();
  });
}
