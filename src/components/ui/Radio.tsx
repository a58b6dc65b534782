import type { ComponentProps } from "react";
import styles from "./Radio.module.css";

interface RadioProps extends ComponentProps<"input"> {
  label: string;
}

/** A labeled radio button that looks the same in every browser. */
export function Radio({ label, ...props }: RadioProps) {
  return (
    <label className={styles.radio}>
      <input {...props} type="radio" />
      {label}
    </label>
  );
}
