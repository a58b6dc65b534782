import { HONEYPOT_FIELD } from "../../shared/enquiry-request";
import styles from "./EnquiryForm.module.css";

/** An invisible field that bots fill in. Its attributes ask password managers to ignore it. */
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
