import type { ComponentProps } from "react";

type FieldProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Follows the label of a field that may stay empty. */
  optional?: string;
  /** Under the label, read with the field. */
  hint?: string;
  /** What is wrong with the value; undefined while nothing is. */
  error?: string | undefined;
  className?: string;
} & (
  | ({ multiline: true } & Omit<ComponentProps<"textarea">, "id" | "name">)
  | ({ multiline?: false } & Omit<ComponentProps<"input">, "id" | "name">)
);

/**
 * A labeled text field with its hint and error. The error is tied to the field
 * by aria-describedby (WCAG 3.3.1), because aria-errormessage is not read by
 * every screen reader.
 */
export function Field({ label, optional, hint, error, className = "", multiline, ...props }: FieldProps) {
  const hintId = hint && `${props.id}-hint`;
  const errorId = error && `${props.id}-error`;
  const control = {
    ...props,
    className: "control",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={props.id} className="font-medium">
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea rows={5} {...(control as ComponentProps<"textarea">)} />
      ) : (
        <input type="text" {...(control as ComponentProps<"input">)} />
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
