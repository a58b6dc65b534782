import type { ReactNode } from "react";
import styles from "./SpecimenSection.module.css";

interface SpecimenSectionProps {
  title: string;
  intro: string;
  /** The link to the other specimens. */
  more: string;
  /** The specimen. */
  children: ReactNode;
}

/**
 * The home page's section about what a client gets, with one specimen hanging from the growth line.
 */
export function SpecimenSection({ title, intro, more, children }: SpecimenSectionProps) {
  return (
    <section aria-labelledby="specimens" className={`section section-tinted drawn ${styles.section}`}>
      <div className="page-width columns">
        <div className={`stays ${styles.text}`}>
          <h2 id="specimens">{title}</h2>
          <p className="lead">{intro}</p>
          <p className="buttons">
            <a href="/services">{more}</a>
          </p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
