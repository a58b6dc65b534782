import styles from "./EnquiryForm.module.css";
import type { Topic } from "./topic";

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
      className={["notice", styles.topic, isCall && styles.callTopic, isField && styles.fieldTopic]
        .filter(Boolean)
        .join(" ")}
    >
      {label} <strong>{text}</strong> <a href={removedTo}>{remove}</a>
    </p>
  ));
}
