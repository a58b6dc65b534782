import type { ComponentProps } from "react";
import styles from "./Sheet.module.css";

interface SheetProps extends ComponentProps<"figure"> {
  title: string;
  /** Says whose it is, such as "Example". */
  mark: string;
}

/** A page that a client gets, shown as a sheet of paper with a heading. */
export function Sheet({ title, mark, className = "", children, ...props }: SheetProps) {
  return (
    <figure className={`card ${styles.sheet} ${className}`.trim()} {...props}>
      <figcaption className={`row ${styles.head}`}>
        <h4>{title}</h4>
        <span className="note">{mark}</span>
      </figcaption>
      {children}
    </figure>
  );
}
