import type { ReactNode } from "react";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
  /** Each sentence begins a line. */
  headline: readonly string[];
  intro: string;
  /** Stands out below it. */
  note?: string;
  /** Follows the text. */
  children?: ReactNode;
}

/** The start of every page but the home page. */
export function PageIntro({ headline, intro, note, children }: PageIntroProps) {
  return (
    <div className="page-top">
      <div className="page-width">
        <h1 className={styles.headline}>
          {headline.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </h1>
        <p className="lead">{intro}</p>
        {note && <p className={`subheading ${styles.note}`}>{note}</p>}
        {children}
      </div>
    </div>
  );
}
