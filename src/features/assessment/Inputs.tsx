import { Field } from "../../components/ui/Field";
import { fill } from "../../shared/fill";
import type { AssessmentCopy } from "./assessment.schema";
import {
  type Assessed,
  areExample,
  BETTER,
  FIGURE_NAMES,
  type InputName,
  type Inputs,
  LIMITS,
} from "./figures";
import { formatNumber } from "./format";
import styles from "./Inputs.module.css";
import { parseFigure } from "./parse";

interface InputsProps extends Assessed {
  copy: AssessmentCopy;
  onChange: (inputs: Inputs) => void;
}

/** Says what is wrong with an input. */
export function describeProblem(name: InputName, { problems, figures }: AssessmentCopy): string {
  if (name === "better") return problems.better;
  const { min, max } = LIMITS[name];
  const values = { field: figures[name].label, min: formatNumber(min), max: formatNumber(max) };
  return fill(problems.figure, values);
}

/**
 * The figures. They are text fields: type="number" gives the page no access to text that it can't
 * parse, and accepts only one decimal separator.
 */
export function FigureFields({ copy, inputs, wrong, onChange }: InputsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{areExample(inputs, FIGURE_NAMES) ? copy.example : copy.own}</legend>
      <div className={styles.figures}>
        {FIGURE_NAMES.map((name) => (
          <Field
            key={name}
            id={`assessment-${name}`}
            name={name}
            className={styles.figure}
            {...copy.figures[name]}
            error={wrong.includes(name) ? describeProblem(name, copy) : undefined}
            value={inputs[name]}
            inputMode="decimal"
            onChange={(event) => onChange({ ...inputs, [name]: event.target.value })}
            // What is typed replaces what was there; otherwise 25 typed into 12 would become 2512.
            onFocus={(event) => event.target.select()}
            // Shows how a text was read: "30k" becomes "30,000".
            onBlur={() => {
              const value = parseFigure(inputs[name], LIMITS[name]);
              if (value !== undefined) onChange({ ...inputs, [name]: formatNumber(value) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What is planned to improve, and by how much. */
export function PlanFields({ copy: { better: copy, problems }, inputs, wrong, onChange }: InputsProps) {
  const better = fill(copy.label, { percent: `${inputs.better}%` });
  const isWrong = wrong.includes("better");
  return (
    <fieldset>
      <legend>{areExample(inputs, ["of", "better"]) ? copy.example : copy.own}</legend>
      <div className={styles.plan}>
        {(["leads", "winRate"] as const).map((of) => (
          <label key={of}>
            <input
              type="radio"
              name="of"
              value={of}
              checked={inputs.of === of}
              onChange={() => onChange({ ...inputs, of })}
            />
            {copy[of]}
          </label>
        ))}
        <div className={styles.slider}>
          <label htmlFor="assessment-better">{copy.name}</label>
          <input
            id="assessment-better"
            type="range"
            name="better"
            aria-valuetext={better}
            {...BETTER}
            value={inputs.better}
            aria-invalid={isWrong || undefined}
            aria-describedby="assessment-better-error"
            onChange={(event) => onChange({ ...inputs, better: event.target.value })}
          />
          <strong aria-hidden="true">{better}</strong>
        </div>
        <p id="assessment-better-error" className={`field-error ${styles.error}`}>
          {isWrong && problems.better}
        </p>
      </div>
    </fieldset>
  );
}
