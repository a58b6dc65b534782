import { Field } from "../../components/ui/Field";
import { fill } from "../../shared/fill";
import type { AssessmentCopy } from "./assessment.schema";
import {
  BETTER,
  FIGURE_NAMES,
  FIGURES,
  type FigureName,
  type InputName,
  type Inputs,
  isExamplePlan,
} from "./figures";
import { formatNumber, formatPercent } from "./format";
import styles from "./Inputs.module.css";
import { parseFigure } from "./parse";

type Errors = Partial<Record<InputName, string>>;

interface InputsProps {
  copy: AssessmentCopy;
  inputs: Inputs;
  /** What is wrong, as texts. */
  errors: Errors;
  onChange: (inputs: Inputs) => void;
}

/** Says what is wrong with the inputs. */
export function describe({ problems: copy, figures }: AssessmentCopy, wrong: readonly InputName[]): Errors {
  const text = (name: InputName) =>
    name === "better"
      ? copy.better
      : fill(copy.figure, {
          field: figures[name].label,
          min: formatNumber(FIGURES[name].min),
          max: formatNumber(FIGURES[name].max),
        });
  return Object.fromEntries(wrong.map((name) => [name, text(name)]));
}

/**
 * The figures. They are text fields: type="number" gives the page no access to text that it can't
 * parse, and accepts only one decimal separator.
 */
export function FigureFields({ copy, inputs, errors, onChange }: InputsProps) {
  function type(name: FigureName, text: string) {
    const own = FIGURE_NAMES.filter((each) => each === name || inputs.own.includes(each));
    onChange({ ...inputs, own, typed: { ...inputs.typed, [name]: text } });
  }

  /** Shows how a text was read: "30k" becomes "30,000". */
  function showAsRead(name: FigureName) {
    const value = parseFigure(inputs.typed[name], FIGURES[name]);
    if (value !== undefined && formatNumber(value) !== inputs.typed[name]) type(name, formatNumber(value));
  }

  return (
    <div className={styles.figures}>
      {FIGURE_NAMES.map((name) => (
        <Field
          key={name}
          id={`assessment-${name}`}
          name={name}
          className={styles.figure}
          {...copy.figures[name]}
          error={errors[name]}
          value={inputs.typed[name]}
          inputMode="decimal"
          onChange={(event) => type(name, event.target.value)}
          // What is typed replaces what was there; otherwise 25 typed into 12 would become 2512.
          onFocus={(event) => event.target.select()}
          onBlur={() => showAsRead(name)}
        />
      ))}
    </div>
  );
}

/** What is planned to improve, and by how much. */
export function PlanFields({ copy: { better: copy }, inputs, errors, onChange }: InputsProps) {
  const better = fill(copy.label, { percent: formatPercent(inputs.better) });
  return (
    <fieldset>
      <legend>{isExamplePlan(inputs) ? copy.example : copy.own}</legend>
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
            aria-invalid={errors.better ? true : undefined}
            aria-describedby="assessment-better-error"
            onChange={(event) => onChange({ ...inputs, better: event.target.valueAsNumber })}
          />
          <strong aria-hidden="true">{better}</strong>
        </div>
        <p id="assessment-better-error" className={`field-error ${styles.error}`}>
          {errors.better}
        </p>
      </div>
    </fieldset>
  );
}
