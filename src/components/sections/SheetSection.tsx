import type { ReactNode } from "react";
import styles from "./SheetSection.module.css";

interface SheetSectionProps {
  id: string;
  title: string;
  /** Before the title, in its size. */
  icon?: ReactNode;
  text: string;
  /** Follows the text in the margin. */
  margin?: ReactNode;
  /** Below margin and sheet. */
  below?: ReactNode;
  /** Whether the sheet is a station of the growth line. */
  isStation?: boolean;
  /** The sheet. */
  children?: ReactNode;
}

/** A part of the services page: a sheet and its margin. */
export function SheetSection(props: SheetSectionProps) {
  const { id, title, icon, text, margin, below, isStation, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={`page-width columns ${styles.columns}`}>
        {/* It would cover what is below. */}
        <div className={below ? undefined : "stays"}>
          <h2 id={`${id}-title`} className={styles.title}>
            {icon}
            {title}
          </h2>
          <p className="lead">{text}</p>
          {margin}
        </div>
        <div className={`${styles.sheet} ${isStation ? "station" : ""}`.trim()}>{children}</div>
        {below}
      </div>
    </section>
  );
}
