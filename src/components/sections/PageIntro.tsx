import type { ReactNode } from "react";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
  /** Stands above the headline. */
  label?: string;
  headline: string;
  intro: string;
  /** A text with a link after it. */
  more?: { text: string; link: string; href: string };
  /** Stands out below it. */
  note?: string | null;
  /** Follows the text. */
  children?: ReactNode;
}

/** The start of a page: its headline and its introduction. */
export function PageIntro({ label, headline, intro, more, note, children }: PageIntroProps) {
  return (
    <div className="page-top">
      <div className="page-width">
        {label && <p className="lead">{label}</p>}
        <h1 className={styles.headline}>{headline}</h1>
        <p className="lead">
          {intro}{" "}
          {more && (
            <span className={styles.more}>
              {more.text} <a href={more.href}>{more.link}</a>
            </span>
          )}
        </p>
        {note && <p className="subheading">{note}</p>}
        {children}
      </div>
    </div>
  );
}
