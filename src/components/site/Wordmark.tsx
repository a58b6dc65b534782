import { Mark } from "../../illustrations/Mark.tsx";
import styles from "./Wordmark.module.css";

/** The logo: the mark and the brand name. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {brand}
    </span>
  );
}
