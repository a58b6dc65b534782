import { Field } from "../../components/ui/Field";
import { fill } from "../../shared/fill";
import type { AssessmentCopy } from "./assessment.schema";
import { formatNumber } from "./format";
import styles from "./Inputs.module.css";
import { type Assessed, type Entered, LIMITS, NUMBER_NAMES, type NumberName, PLAN } from "./numbers";
import { parseNumber } from "./parse";

interface InputsProps extends Assessed {
  copy: AssessmentCopy;
  onChange: (inputs: Entered) => void;
}

/** Says what may be entered. */
export function describeProblem(name: NumberName, { problems }: AssessmentCopy): string {
  const { min, max } = LIMITS[name];
  return fill(problems.number, { min: formatNumber(min), max: formatNumber(max) });
}

/**
 * Three numbers and the plan. The numbers are text fields: type="number" gives the page no access to
 * text that it can't parse, and accepts only one decimal separator.
 */
export function Inputs({ copy, inputs, wrong, isExample, onChange }: InputsProps) {
  const plan = `+${inputs.plan}%`;
  return (
    <fieldset className={styles.inputs}>
      <legend className="note">{isExample ? copy.example : copy.own}</legend>
      {NUMBER_NAMES.map((name) => (
        <Field
          key={name}
          id={`assessment-${name}`}
          name={name}
          className={styles.number}
          {...copy.numbers[name]}
          error={wrong.includes(name) ? describeProblem(name, copy) : undefined}
          value={inputs[name]}
          inputMode="decimal"
          onChange={(event) => onChange({ ...inputs, [name]: event.target.value })}
          // What is typed replaces what was there; otherwise 25 typed into 12 would become 2512.
          onFocus={(event) => event.target.select()}
          // Shows how a text was read: "30k" becomes "30,000".
          onBlur={() => {
            const value = parseNumber(inputs[name], LIMITS[name]);
            if (value !== undefined) onChange({ ...inputs, [name]: formatNumber(value) });
          }}
        />
      ))}
      <div className={styles.plan}>
        <label htmlFor="assessment-plan">{copy.plan}</label>
        <input
          id="assessment-plan"
          type="range"
          name="plan"
          aria-valuetext={plan}
          {...PLAN}
          value={inputs.plan}
          onChange={(event) => onChange({ ...inputs, plan: event.target.value })}
        />
        <strong aria-hidden="true">{plan}</strong>
      </div>
    </fieldset>
  );
}
