/**
 * Asks for the extras of a form that is no island, at the first sign that a
 * visitor turns to it: a topic, a press, the focus; or at once where the address
 * says where the visitor comes from. Their code waits in a template, where a
 * browser doesn't load it.
 */
const slot = document.querySelector("[data-extras]");
const code = document.querySelector<HTMLTemplateElement>("#extras-code")?.content;
const form = slot?.closest("form");

/** Nothing is left of the code the second time. */
const ask = () => code && document.body.append(code);
const askForTopic = () => document.querySelector(":target") && ask();

form?.addEventListener("focusin", ask);
form?.addEventListener("pointerover", ask);
addEventListener("hashchange", askForTopic);
askForTopic();
if (/[?&](ref|utm_\w+)=/.test(location.search)) ask();

export {};
