import { Mark } from "../../illustrations/Mark";
import styles from "./Wordmark.module.css";

/** The brand name behind its sign. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {brand}
    </span>
  );
}
