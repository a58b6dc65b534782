import type { ReactNode } from "react";
import styles from "./LegalText.module.css";

/** A legal text: headings with a rule above and, on wide screens, the text beside them. */
export function LegalText({ children }: { children: ReactNode }) {
  return <div className={`page-width ${styles.text}`}>{children}</div>;
}
