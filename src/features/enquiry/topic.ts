import { useSyncExternalStore } from "react";

/** A topic of a form, which buttons elsewhere can set. */
export interface Topic {
  /** The fragment to which the button leads. */
  fragment: string;
  text: string;
  /** Whether the visitor asks for a call. */
  isCall?: boolean;
  /** Whether the fragment is the id of a field, which the browser then focuses. */
  isField?: boolean;
}

/**
 * Returns the topic whose fragment is in the address.
 * @returns null if there is none; undefined before hydration
 */
export function useTopic(topics: readonly Topic[]): Topic | null | undefined {
  const fragment = useSyncExternalStore(onHashChange, readFragment, () => undefined);
  return fragment === undefined ? undefined : (topics.find((topic) => topic.fragment === fragment) ?? null);
}

const readFragment = () => location.hash.slice(1);

function onHashChange(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
