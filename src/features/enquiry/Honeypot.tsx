import styles from "./EnquiryForm.module.css";
import { HONEYPOT_FIELD } from "./schema";

/** A field that people don't see and programs fill in. Password managers are asked to leave it alone. */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className={styles.honeypot} aria-hidden="true">
      {label}
      <input
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  );
}
