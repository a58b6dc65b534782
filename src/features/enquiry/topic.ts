import { useSyncExternalStore } from "react";
import { CALL_FLAG, TOPIC_ATTRIBUTE } from "../../lib/protocol";

/** Finds the topic line for the address's fragment. */
const topicLine = () =>
  document.querySelector(`[${TOPIC_ATTRIBUTE}="${CSS.escape(location.hash.slice(1))}"]`);

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
