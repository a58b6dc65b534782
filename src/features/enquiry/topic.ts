import { useSyncExternalStore } from "react";

/**
 * The topic line that the address's fragment sets, if any: the line has the
 * fragment as its id, or names it in data-topic where a field has that id.
 */
function topicLine(): HTMLElement | null {
  const id = CSS.escape(location.hash.slice(1));
  return id ? document.querySelector(`[data-topic-line]#${id}, [data-topic="${id}"]`) : null;
}

/** What the enquiry is about, as the page shows it. */
export const topicText = () => topicLine()?.querySelector("strong")?.textContent ?? "";

/** Whether the enquiry is about a call; undefined until the page is live. */
export function useIsCall(): boolean | undefined {
  return useSyncExternalStore(onHashChange, isCall, () => undefined);
}

const isCall = () => topicLine()?.dataset["call"] !== undefined;

function onHashChange(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
