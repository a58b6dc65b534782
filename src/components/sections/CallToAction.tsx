import type { ReactNode } from "react";
import styles from "./CallToAction.module.css";

interface CallToActionProps {
  title: string;
  intro: string;
  /** The enquiry form. */
  children: ReactNode;
}

/** The contact call to action that ends the home page. */
export function CallToAction({ title, intro, children }: CallToActionProps) {
  return (
    <section id="cta" aria-labelledby="cta-title" className={`no-print section ${styles.action}`}>
      <div className="page-width columns">
        <div>
          <h2 id="cta-title">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
