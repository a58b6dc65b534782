import type { ReactNode } from "react";
import styles from "./SpecimenSection.module.css";

interface SpecimenSectionProps {
  id: string;
  title: string;
  intro: string;
  /** The specimen. */
  children: ReactNode;
}

/** A section with one specimen, which hangs from the growth line. */
export function SpecimenSection({ id, title, intro, children }: SpecimenSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`section section-tinted drawn ${styles.section}`}
    >
      <div className="page-width columns">
        <div className={`stays ${styles.text}`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
