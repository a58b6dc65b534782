import { useState, useSyncExternalStore } from "react";
import styles from "./EnquiryForm.module.css";

/** A topic of a form, which buttons elsewhere can set. */
interface Topic {
  /** The fragment to which the button leads. */
  fragment: string;
  text: string;
  /** Whether the visitor asks for a call. */
  isCall?: boolean;
  /** Whether the fragment is the id of a field, which the browser then focuses. */
  isField?: boolean;
}

export interface TopicsProps {
  /** Precedes the topic. */
  label: string;
  /** The label of the link that removes the topic. */
  remove: string;
  /** The address of that link, such as "#cta". */
  removedTo: string;
  topics: readonly Topic[];
}

/**
 * The topics of a form, of which the one is visible whose fragment is in the address, so that it works
 * without JavaScript.
 * @param current the topic as useTopic returns it, which then stays visible at other fragments
 */
export function Topics({
  label,
  remove,
  removedTo,
  topics,
  current,
  onRemove,
}: TopicsProps & { current: Topic | null | undefined; onRemove: () => void }) {
  return topics.map((topic) => (
    <p
      key={topic.fragment}
      id={topic.isField ? undefined : topic.fragment}
      // Before hydration CSS knows it by :target.
      data-current={topic === current || undefined}
      className={[
        "notice",
        styles.topic,
        topic.isCall && styles.callTopic,
        topic.isField && styles.fieldTopic,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {`${label} `}
      <strong>{topic.text}</strong>{" "}
      <a href={removedTo} onClick={onRemove}>
        {remove}
      </a>
    </p>
  ));
}

/**
 * Returns the topic whose fragment was last in the address, and a function that removes it.
 * @returns the topic is null if there is none, and undefined before hydration
 */
export function useTopic(topics: readonly Topic[]) {
  const fragment = useSyncExternalStore(onHashChange, readFragment, () => undefined);
  const [seen, setSeen] = useState<string>();
  const [topic, setTopic] = useState<Topic | null>();
  if (fragment !== seen) {
    setSeen(fragment);
    setTopic(topics.find((topic) => topic.fragment === fragment) ?? topic ?? null);
  }

  function removeTopic() {
    // A press that React hydrates the form for comes before it has read the address.
    setSeen(readFragment());
    setTopic(null);
  }
  return { topic, removeTopic };
}

const readFragment = () => location.hash.slice(1);

function onHashChange(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
