import type { MouseEvent, Ref } from "react";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  title: string;
  /** The errors that were found at the last submit, in the order of the form. */
  errors: readonly { id: string; text: string; isCorrected: boolean }[];
  ref?: Ref<HTMLElement>;
}

/**
 * Lists the errors of a form as links to their fields. It is placed before the fields and gets focus.
 * What is corrected is crossed out and stays, so that no field moves while the visitor types.
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} tabIndex={-1} className={`notice ${styles.summary}`} aria-labelledby="error-summary">
      <p id="error-summary" className={styles.title}>
        {title}
      </p>
      <ul>
        {errors.map(({ id, text, isCorrected }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {isCorrected ? <s>{text}</s> : text}
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
