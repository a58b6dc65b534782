import type { ReactNode } from "react";
import styles from "./Dossier.module.css";

/** The sheets of the services on the upright growth line, which begins here. */
export function Dossier({ children }: { children?: ReactNode }) {
  return <div className={`section-tinted spine-start ${styles.dossier}`}>{children}</div>;
}
