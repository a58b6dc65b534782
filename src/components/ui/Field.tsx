import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";

interface FieldProps extends ComponentProps<"input"> {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Follows the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Under the label, read with the field. */
  hint?: ReactNode;
  /** What is wrong with the value; undefined while nothing is. */
  error?: string | undefined;
  className?: string | undefined;
  /** Of several lines. */
  multiline?: boolean;
}

/**
 * A labeled text field with its hint and error. The error is tied to the field
 * by aria-describedby (WCAG 3.3.1), because aria-errormessage is not read by
 * every screen reader.
 */
export function Field({ label, optional, hint, error, className = "", multiline, ...props }: FieldProps) {
  const hintId = hint ? `${props.id}-hint` : undefined;
  const errorId = error && `${props.id}-error`;
  const control = {
    ...props,
    className: "control",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`${styles.field} ${className}`.trim()}>
      <label htmlFor={props.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea rows={5} {...(control as ComponentProps<"textarea">)} />
      ) : (
        <input type="text" {...control} />
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
