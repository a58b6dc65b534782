import { useSyncExternalStore } from "react";
import { CALL_FLAG, TOPIC_ATTRIBUTE, TOPIC_LINE_FLAG } from "../../lib/protocol";

/**
 * Finds the topic line for the address's fragment. The fragment is the line's id, or the id of a
 * field, which the line then names in data-topic.
 */
function topicLine(): HTMLElement | null {
  const id = CSS.escape(location.hash.slice(1));
  return id ? document.querySelector(`[${TOPIC_LINE_FLAG}]#${id}, [${TOPIC_ATTRIBUTE}="${id}"]`) : null;
}

/** Returns the topic as shown on the page; "" if there is none. */
export const topicText = () => topicLine()?.querySelector("strong")?.textContent ?? "";

/** Returns whether the topic is a call; undefined before hydration. */
export function useIsCall(): boolean | undefined {
  return useSyncExternalStore(onHashChange, isCall, () => undefined);
}

const isCall = () => topicLine()?.hasAttribute(CALL_FLAG) ?? false;

function onHashChange(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
