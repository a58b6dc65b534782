import type { ReactNode } from "react";
import styles from "./Specimen.module.css";

interface SpecimenProps {
  title: string;
  /** The label that says that the page is an example. */
  example: string;
  children: ReactNode;
}

/** A page as a client gets it, shown as a sheet of paper with a heading. */
export function Specimen({ title, example, children }: SpecimenProps) {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.example}>{example}</span>
      </figcaption>
      {children}
    </figure>
  );
}

/** Holds a table, which keeps its words whole and scrolls if it gets wider than the sheet. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, so that it can be scrolled by keyboard in every browser (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be focusable
    <section className="scroller" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** The main statement of a specimen, in large type. */
export function Statement({ children }: { children: string }) {
  return <p className={`headline ${styles.statement}`}>{children}</p>;
}
