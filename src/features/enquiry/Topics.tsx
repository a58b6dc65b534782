import { Fragment } from "react";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";
import type { FormName } from "./shared-with-server/enquiry-fields.ts";

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

/** The id of the fieldset of a topic that leads to a field, which is then described by it. */
export const topicId = (field: string) => `${field}-topic`;

interface TopicsProps {
  form: FormName;
  /** The words before the topic, and of the link that removes it. */
  copy: Pick<FormCopy["form"], "topic" | "removeTopic">;
  topics: readonly Topic[];
}

/**
 * The topics of a form, before it (EnquiryForm.module.css tells where their state is). The fieldset of each is
 * always there, out of the flow, at the start of the section or of the form: a link leads to it, and the browser
 * scrolls to it and focuses it.
 */
export function Topics({ form, copy, topics }: TopicsProps) {
  return topics.map(({ fragment, text, isCall, isField }) => (
    <Fragment key={fragment}>
      <fieldset
        id={isField ? topicId(fragment) : fragment}
        name={fragment}
        disabled
        tabIndex={-1}
        aria-label={`${copy.topic} ${text}`}
        className={`${styles.topic} ${isCall ? styles.call : ""}`}
        data-form={form}
      >
        <input type="hidden" name="topic" value={text} form="enquiry-form" />
      </fieldset>
      <p className={`notice ${styles.topicLine}`}>
        {`${copy.topic} `}
        <strong>{text}</strong>{" "}
        <a href={form === "contact" ? "#message-form" : "#cta"}>
          {copy.removeTopic}
          <span className="sr-only">{` ${text}`}</span>
        </a>
      </p>
    </Fragment>
  ));
}
