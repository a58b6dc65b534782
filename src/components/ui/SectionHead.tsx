import type { ReactNode } from "react";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  title: string;
  text: string;
  /** Follows the text, such as links. */
  children?: ReactNode;
}

/** The head of a section: its heading and an introduction, side by side on wide screens. */
export function SectionHead({ title, text, children }: SectionHeadProps) {
  return (
    <div className={`columns even ${styles.head}`}>
      <h2>{title}</h2>
      <div>
        <p className="lead">{text}</p>
        {children}
      </div>
    </div>
  );
}
