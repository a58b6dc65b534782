import type { ReactNode } from "react";
import styles from "./ContactTop.module.css";

interface ContactTopProps {
  headline: string;
  intro: string;
  form?: ReactNode;
  /** Other ways, below. */
  children?: ReactNode;
}

/** The start of the contact page: the promise, with the form in the first window, and other ways. */
export function ContactTop({ headline, intro, form, children }: ContactTopProps) {
  return (
    <div className={`page-top ${styles.top}`}>
      <div className={`page-width columns even ${styles.columns}`}>
        <div>
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
        </div>
        <div>{form}</div>
      </div>
      <div className={`page-width ${styles.others}`}>{children}</div>
    </div>
  );
}
