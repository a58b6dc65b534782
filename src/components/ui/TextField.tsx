import type { ComponentProps, ReactNode } from "react";
import styles from "./TextField.module.css";

interface TextFieldProps extends ComponentProps<"input"> {
  /** Unique on the page. */
  id: string;
  name: string;
  label: ReactNode;
  /** Shown under the label and part of the field's description. */
  hint?: ReactNode;
  /** The error message; "" keeps the line of one that was corrected, so that nothing moves. */
  error?: string | undefined;
  /** Renders a textarea. */
  multiline?: boolean;
}

/**
 * A labeled text field with hint and error. The error is associated by aria-describedby (WCAG
 * 3.3.1), because not every screen reader supports aria-errormessage.
 */
export function TextField({ label, hint, error, className = "", multiline, ...props }: TextFieldProps) {
  const hintId = hint ? `${props.id}-hint` : undefined;
  const errorId = `${props.id}-error`;
  const control = {
    ...props,
    className: styles.control,
    // A text in Arabic or Hebrew reads from the right.
    dir: "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby":
      [props["aria-describedby"], hintId, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`${styles.field} ${className}`.trim()}>
      <label htmlFor={props.id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea
          rows={4}
          // Browsers scroll the caret into view, but not the label.
          onFocus={({ target }) => target.scrollIntoView({ behavior: "instant", block: "nearest" })}
          {...(control as ComponentProps<"textarea">)}
        />
      ) : (
        <input type="text" {...control} />
      )}
      {error !== undefined && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
