import { CALL_FLAG, TOPIC_ATTRIBUTE } from "../../lib/protocol";
import styles from "./TopicLines.module.css";

/** A topic of a form, which buttons elsewhere can set. */
interface Topic {
  /** The fragment to which the button leads. */
  fragment: string;
  text: string;
  /** Whether the visitor can propose times for a call. */
  isCall?: boolean;
  /** Whether the fragment is the id of a field, which the browser then focuses. */
  isField?: boolean;
}

export interface TopicLinesProps {
  /** Precedes the topic. */
  label: string;
  /** The label of the link that removes the topic. */
  remove: string;
  /** The address of that link, such as "#cta". */
  removedTo: string;
  topics: Topic[];
}

/**
 * The topics of a form. CSS shows the one whose fragment is in the address. Only the address holds
 * the topic, so it works without JavaScript.
 */
export function TopicLines({ label, remove, removedTo, topics }: TopicLinesProps) {
  return topics.map(({ fragment, text, isCall, isField }) => (
    <p
      key={fragment}
      id={isField ? undefined : fragment}
      {...{ [TOPIC_ATTRIBUTE]: fragment, [CALL_FLAG]: isCall ? "" : undefined }}
      className={`notice ${styles.topic}`}
    >
      {label} <strong>{text}</strong> <a href={removedTo}>{remove}</a>
    </p>
  ));
}
