import type { ComponentProps } from "react";
import styles from "./Note.module.css";

/** A sentence in small print. */
export function Note(props: ComponentProps<"p">) {
  return <p {...props} className={styles.note} />;
}
