import type { ReactNode } from "react";
import { Sentences } from "../ui/Sentences.tsx";
import styles from "./PageIntro.module.css";

interface PageIntroProps {
  headline: string;
  intro: string;
  /** Follows the text. */
  children?: ReactNode;
}

/** The start of every page but the home page. */
export function PageIntro({ headline, intro, children }: PageIntroProps) {
  return (
    <div className="page-top">
      <div className="page-width">
        <h1 className={styles.headline}>
          <Sentences>{headline}</Sentences>
        </h1>
        <p className="lead">{intro}</p>
        {children}
      </div>
    </div>
  );
}
