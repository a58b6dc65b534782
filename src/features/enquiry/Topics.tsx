import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";

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

interface TopicsProps {
  /** The words before the topic, and of the link that removes it. */
  copy: Pick<FormCopy["form"], "topic" | "removeTopic">;
  topics: readonly Topic[];
  /** The topic as useTopic returns it. */
  current: Topic | null | undefined;
  /** Where the form begins, such as "#cta": the address after the topic was removed. */
  start: string;
  onRemove: () => void;
}

/**
 * The topics of a form, of which the current one is shown. Each has a place that is always there, to which
 * its button leads: the browser scrolls to it and focuses it.
 * Before hydration, show-topic.js shows the current one.
 */
export function Topics({ copy, topics, current, start, onRemove }: TopicsProps) {
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
        {`${copy.topic} `}
        <strong>{topic.text}</strong>{" "}
        <a
          href={start}
          onClick={(event) => {
            event.preventDefault();
            // Not a new entry of the history: the way back would lead to the topic.
            location.replace(start);
            onRemove();
          }}
        >
          {copy.removeTopic}
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
