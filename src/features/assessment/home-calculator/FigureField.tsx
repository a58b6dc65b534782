import styles from "./HomeCalculator.module.css";

interface FigureFieldProps {
  id: string;
  label: string;
  /** Shown before or after the number. */
  unit: { before?: string; after?: string };
  initial: string;
  error: string | undefined;
  onType: (text: string) => void;
  onLeave: (input: HTMLInputElement) => void;
}

/**
 * One of the three figures, in large type. The input is uncontrolled, so that text typed before
 * hydration is kept. It is a text field: type="number" gives the page no access to text that it
 * can't parse, and accepts only one decimal separator.
 */
export function FigureField({ id, label, unit, initial, error, onType, onLeave }: FigureFieldProps) {
  return (
    <div className={styles.term}>
      <label htmlFor={id}>{label}</label>
      <span className={`figure ${styles.number}`}>
        <span className={styles.field}>
          {unit.before}
          <input
            id={id}
            size={initial.length}
            defaultValue={initial}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onType(event.target.value)}
            onBlur={(event) => onLeave(event.target)}
          />
          {unit.after}
        </span>
      </span>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
