import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
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
 * The topics of a form, of which the current one is shown. Each has a place that is always there, to which
 * its button leads: the browser scrolls to it and focuses it.
 * @param current the topic as useTopic returns it; before hydration, show-topic.js shows it
 */
export function Topics({
  label,
  remove,
  removedTo,
  topics,
  current,
  onRemove,
}: TopicsProps & { current: Topic | null | undefined; onRemove: () => void }) {
  const places = topics.map((topic) => (
    <div
      key={topic.fragment}
      id={topic.isField ? undefined : topic.fragment}
      tabIndex={-1}
      className={styles.topic}
    >
      <p
        className="notice"
        data-topic={topic.fragment}
        data-is-call={topic.isCall}
        // Not "hidden", which React would leave as the script has set it: its own value is the same before and after.
        data-current={current === undefined ? undefined : topic === current}
        suppressHydrationWarning
      >
        {`${label} `}
        <strong>{topic.text}</strong>{" "}
        <a
          href={removedTo}
          onClick={(event) => {
            event.preventDefault();
            // Not a new entry of the history: the way back would lead to the topic.
            location.replace(removedTo);
            onRemove();
          }}
        >
          {remove}
          <span className="sr-only">{` ${topic.text}`}</span>
        </a>
      </p>
    </div>
  ));
  return (
    <>
      {places}
      <input type="hidden" name="topic" value={current?.text ?? ""} suppressHydrationWarning />
    </>
  );
}

/**
 * Returns the current topic, and a function that removes it. The topic is that of the address with which the
 * page was opened, then that of the button pressed last; Back and Forward change nothing.
 * @returns the topic is null if there is none, and undefined before hydration
 */
export function useTopic(topics: readonly Topic[]) {
  const [topic, setTopic] = useState<Topic | null>();
  useLayoutEffect(() => {
    const topicAt = (hash: string) => topics.find(({ fragment }) => hash === `#${fragment}`);
    function setPressed(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href*='#']");
      const pressed = link?.pathname === location.pathname && topicAt(link.hash);
      const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
      // At once: it must be there when the browser follows the link.
      if (pressed && !opensTab && !event.defaultPrevented) flushSync(() => setTopic(pressed));
    }
    setTopic(topicAt(location.hash) ?? null);
    addEventListener("click", setPressed);
    return () => removeEventListener("click", setPressed);
  }, [topics]);
  return { topic, removeTopic: () => setTopic(null) };
}
