import type { ReactNode, Ref } from "react";
import { TextField } from "../../components/ui/TextField.tsx";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { type FieldsState, NAMES } from "./numbers.ts";

interface NumberFieldsProps {
  copy: AssessmentCopy["fields"];
  problems: FieldsState["problems"];
  /** What stands below the fields. */
  children: ReactNode;
  ref: Ref<HTMLFieldSetElement>;
  onChange: (hasLeft: boolean) => void;
  onEnter: () => void;
}

/**
 * The numbers. Their fields are uncontrolled, so that what is typed before hydration stays. They are text
 * fields: type="number" gives the page no access to text that it can't parse, and accepts only one decimal
 * separator.
 */
export function NumberFields({ copy, problems, children, ref, onChange, onEnter }: NumberFieldsProps) {
  return (
    <fieldset
      ref={ref}
      className={`no-print ${styles.fields}`}
      onInput={() => onChange(false)}
      onBlur={() => onChange(true)}
    >
      <legend className="sr-only">{copy.title}</legend>
      {NAMES.map((name) => (
        <TextField
          key={name}
          id={`assessment-${name}`}
          name={name}
          className={styles.field}
          label={
            <>
              {/* One text with its space, which Firefox would leave out of the field's name. */}
              {`${copy[name].label} `}
              {name === "value" && <span>{copy.optional}</span>}
              {/* Not part of the field's name, but its description. */}
              <span id={`assessment-${name}-hint`} className={styles.hint} aria-hidden="true">
                {copy[name].hint}
              </span>
            </>
          }
          error={problems[name]}
          inputMode={name === "contracts" || name === "goal" ? "numeric" : "decimal"}
          aria-describedby={`assessment-${name}-hint${name === "leads" ? " assessment-qualified" : ""}`}
          onKeyDown={({ key }) => key === "Enter" && onEnter()}
        />
      ))}
      <p className="note">
        <span id="assessment-qualified">{copy.qualified}</span> {copy.privacy}
      </p>
      {children}
    </fieldset>
  );
}
