import styles from "./TopicLines.module.css";

/** What a button elsewhere can set as the topic of a form. */
interface Topic {
  /** The fragment that its button leads to. */
  fragment: string;
  text: string;
  /** Whether times for a call can be proposed. */
  isCall?: boolean;
  /** Whether the fragment is the id of a field, which the browser then focuses. */
  isField?: boolean;
}

export interface TopicLinesProps {
  /** Precedes the topic. */
  label: string;
  /** Takes the topic away again. */
  remove: string;
  /** Where that leads, such as "#cta". */
  removedTo: string;
  topics: Topic[];
}

/**
 * The topics of a form, of which one shows while the address ends in its
 * fragment. The address alone holds the topic, so that setting, showing and
 * removing it need no script.
 */
export function TopicLines({ label, remove, removedTo, topics }: TopicLinesProps) {
  return topics.map(({ fragment, text, isCall, isField }) => (
    <p
      key={fragment}
      id={isField ? undefined : fragment}
      data-topic={isField ? fragment : undefined}
      data-call={isCall ? "" : undefined}
      className={`notice ${styles.topic}`}
      data-topic-line=""
    >
      {label} <strong>{text}</strong>{" "}
      <a className="link" href={removedTo}>
        {remove}
      </a>
    </p>
  ));
}
