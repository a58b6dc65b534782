import type { ReactNode } from "react";
import styles from "./Desk.module.css";

interface DeskProps {
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
export function Desk({ title, intro, more, children }: DeskProps) {
  return (
    <section aria-labelledby="desk" className={`section section-tinted ${styles.desk}`}>
      <div className="page-width columns">
        <div className={`stays ${styles.text}`}>
          <h2 id="desk">{title}</h2>
          <p className="lead">{intro}</p>
          <p className="buttons">
            <a className="link" href="/services">
              {more}
            </a>
          </p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
