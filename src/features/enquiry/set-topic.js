// Plain JavaScript, because it stands in the page as it is: nothing compiles it.
// The topic of the form is that of the address with which the page was opened, then that of the link pressed
// last (EnquiryForm.module.css tells the whole). A disabled fieldset is neither shown nor sent. Set later, by
// React, it would move the form.
{
  const place = document.currentScript.parentElement;
  const topics = [...place.querySelectorAll("fieldset")];
  const setTopic = (fragment) => {
    for (const topic of topics) topic.disabled = topic.name !== fragment;
    // The form, once it is there, reads it as it reads what was typed.
    place.querySelector("form")?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  setTopic(location.hash.slice(1));

  addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || opensTab || event.defaultPrevented) return;
    const fragment = link.hash.slice(1);
    if (place.contains(link)) {
      // Replaces the history entry: Back would set the topic again.
      event.preventDefault();
      location.replace(link.hash);
      setTopic("");
    } else if (topics.some(({ name }) => name === fragment)) {
      // Before the browser follows the link, whose target may be this fieldset.
      setTopic(fragment);
    }
  });
}
