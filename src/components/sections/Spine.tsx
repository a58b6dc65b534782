import type { ReactNode } from "react";
import styles from "./Spine.module.css";

/** Parts of a page that hang from one upright growth line, each of which draws its piece of it. */
export function Spine({ children }: { children?: ReactNode }) {
  return <div className={styles.spine}>{children}</div>;
}
