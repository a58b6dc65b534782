import { TopicLines, type TopicLinesProps } from "./TopicLines";

export interface FormHeadProps {
  /** The form's heading, where the page has none for it. */
  title?: string | undefined;
  topics: TopicLinesProps;
}

/** The id of the heading, which names the form. */
export const headingId = (title: string | undefined) => title && "message-form";

/** What stands above the fields. */
export function FormHead({ title, topics }: FormHeadProps) {
  return (
    <>
      {title && <h2 id={headingId(title)}>{title}</h2>}
      <TopicLines {...topics} />
    </>
  );
}
