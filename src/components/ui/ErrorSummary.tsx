import type { MouseEvent } from "react";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  title: string;
  /** In the order of the form's fields. */
  errors: { fieldId: string; message: string }[];
}

/**
 * Lists the errors of a form, with a link to each field. It is placed right before the submit
 * button, so that no field moves when the list shrinks.
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

/** Focuses the field without changing the address, whose fragment may hold the form's topic. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
