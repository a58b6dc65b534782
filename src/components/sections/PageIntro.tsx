import type { ReactNode } from "react";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
  headline: string;
  intro: string;
  /** An email address, shown in large type. */
  email?: string;
  /** Shown beside the text on wide screens, otherwise below it. */
  aside?: ReactNode;
}

/** The start of every page but the home page. */
export function PageIntro({ headline, intro, email, aside }: PageIntroProps) {
  return (
    <div className="page-top">
      <div className="page-width columns wide-first">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
          {email && (
            <a className={`headline link ${styles.email}`} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
