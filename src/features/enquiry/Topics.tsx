import { Fragment } from "react";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";

/** A topic of a form, which links on any page can set. */
export interface Topic {
  /** The fragment to which the link leads. */
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
  /** Where the form begins, such as "#cta": the address after the topic was removed. */
  start: string;
}

/**
 * The topics of a form, of which set-topic.js enables the current one. The fieldset of each is always there, out
 * of the flow, at the start of the section: a link leads to it, and the browser scrolls to it and focuses it.
 */
export function Topics({ copy, topics, start }: TopicsProps) {
  return topics.map(({ fragment, text, isCall, isField }) => (
    <Fragment key={fragment}>
      <fieldset
        id={isField ? undefined : fragment}
        name={fragment}
        // set-topic.js changes this; React never does, because the prop stays the same.
        disabled
        suppressHydrationWarning
        tabIndex={-1}
        aria-label={`${copy.topic} ${text}`}
        className={`${styles.topic} ${isCall ? styles.call : ""}`}
      >
        <input type="hidden" name="topic" value={text} />
      </fieldset>
      <p className="notice">
        {`${copy.topic} `}
        <strong>{text}</strong>{" "}
        <a href={start}>
          {copy.removeTopic}
          <span className="sr-only">{` ${text}`}</span>
        </a>
      </p>
    </Fragment>
  ));
}
