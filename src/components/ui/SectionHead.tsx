import type { ReactNode } from "react";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  /** The heading's id, by which the section is named. */
  id: string;
  title: string;
  text: string;
  /** Follows the text: ways on. */
  children?: ReactNode;
}

/** Opens a section: its heading and, beside it where there is room, what it is about. */
export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  return (
    <div className={`columns even ${styles.head}`}>
      <h2 id={id}>{title}</h2>
      <div>
        <p className="lead">{text}</p>
        {children}
      </div>
    </div>
  );
}
