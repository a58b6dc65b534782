import type { MouseEvent } from "react";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  title: string;
  /** The fields with errors, in the order of the form. */
  fields: { id: string; label: string }[];
}

/**
 * Lists the fields of a form that have errors, as links; each error itself is at its field. It is
 * placed right before the submit button, so that no field moves when the list shrinks.
 */
export function ErrorSummary({ title, fields }: ErrorSummaryProps) {
  return (
    <section className={`notice ${styles.summary}`} aria-labelledby="error-summary">
      <p id="error-summary" className={styles.title}>
        {title}
      </p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {label}
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
