import type { ReactNode } from "react";
import type { ExamplePages } from "../../../schemas/example-pages.ts";
import styles from "./ExamplePage.module.css";

/** What one example page shows. */
export interface ExamplePageContent<Name extends Exclude<keyof ExamplePages, "example">> {
  copy: ExamplePages[Name];
  /** Marks the page as an example. */
  example: string;
}

interface ExamplePageProps {
  title: string;
  /** The label that says that the page is an example. */
  example: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A page as a client gets it, shown as a sheet of paper with a heading. */
export function ExamplePage({ title, example, className = "", children }: ExamplePageProps) {
  return (
    <figure className={`${styles.sheet} ${className}`.trim()}>
      <figcaption className={styles.head}>
        <h3>{title}</h3>
        <span className="note">{example}</span>
      </figcaption>
      {children}
    </figure>
  );
}

/** The main statement of an example page, in large type. */
export function Statement({ children }: { children: string }) {
  return <p className={`headline ${styles.statement}`}>{children}</p>;
}
