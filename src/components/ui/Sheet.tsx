import type { ComponentProps } from "react";
import styles from "./Sheet.module.css";

interface SheetProps extends ComponentProps<"figure"> {
  title: string;
  /** The level of its heading. */
  level?: 3 | 4;
  /** Says whose it is, such as "Example". */
  mark: string;
}

/** A page that a client gets, shown as a sheet of paper with a heading. */
export function Sheet({ title, level = 3, mark, className = "", children, ...props }: SheetProps) {
  const Heading = `h${level}` as const;
  return (
    <figure className={`card ${styles.sheet} ${className}`.trim()} {...props}>
      <figcaption className={`row ${styles.head}`}>
        <Heading>{title}</Heading>
        <span className="note">{mark}</span>
      </figcaption>
      {children}
    </figure>
  );
}
