import type { ReactNode } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  /** Unique on the page; the heading's id, which names the section. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A raised card with a heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
