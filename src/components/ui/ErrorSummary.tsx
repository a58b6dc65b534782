import type { MouseEvent } from "react";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  title: string;
  /** The fields that are wrong, in the order of the form. */
  errors: { fieldId: string; message: string }[];
}

/**
 * Lists several errors of a form; each leads to its field. It stands before the
 * button, where it was pressed, so that no field moves as the list shrinks.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <section className={`notice ${styles.summary}`} aria-labelledby="error-summary">
      <p id="error-summary" className={styles.title}>
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className="link" href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address stays as it is: its fragment may hold the form's topic. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
