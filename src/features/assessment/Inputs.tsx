import { Field } from "../../components/ui/Field";
import { Radio } from "../../components/ui/Radio";
import { Slider } from "../../components/ui/Slider";
import { fill } from "../../shared/fill";
import type { AssessmentCopy } from "./assessment.schema";
import { BETTER, FIGURE_NAMES, FIGURES, type FigureName, type InputName, type Inputs } from "./figures";
import { formatNumber, formatPercent } from "./format";
import styles from "./Inputs.module.css";
import { parseFigure } from "./parse";

type Errors = Partial<Record<InputName, string>>;

interface InputFieldsProps {
  copy: AssessmentCopy;
  inputs: Inputs;
  /** What is wrong, as texts. */
  errors: Errors;
  onChange: (inputs: Inputs) => void;
}

/** Says what is wrong with the inputs. */
export function describe(copy: AssessmentCopy["problems"], wrong: readonly InputName[]): Errors {
  const text = (name: InputName) =>
    name === "better"
      ? copy.better
      : fill(copy.figure, {
          min: formatNumber(FIGURES[name].min),
          max: formatNumber(FIGURES[name].max),
        });
  return Object.fromEntries(wrong.map((name) => [name, text(name)]));
}

/**
 * The three figures, and what is to improve. Figures are text fields: type="number" gives the page no
 * access to text that it can't parse, and accepts only one decimal separator.
 */
export function InputFields({ copy, inputs, errors, onChange }: InputFieldsProps) {
  const better = fill(copy.better.label, { percent: formatPercent(inputs.better) });

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
    <div className={styles.inputs}>
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
      <fieldset>
        <legend>{copy.better.of}</legend>
        <div className={styles.choices}>
          {(["winRate", "leads"] as const).map((of) => (
            <Radio
              key={of}
              name="of"
              value={of}
              label={copy.better[of]}
              checked={inputs.of === of}
              onChange={() => onChange({ ...inputs, of })}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.better}>
        <span aria-hidden="true">{better}</span>
        <Slider
          name="better"
          aria-label={copy.better.name}
          aria-valuetext={better}
          {...BETTER}
          value={inputs.better}
          aria-invalid={errors.better ? true : undefined}
          aria-describedby="assessment-better-error"
          onChange={(event) => onChange({ ...inputs, better: event.target.valueAsNumber })}
        />
      </div>
      <p id="assessment-better-error" className={`field-error ${styles.error}`}>
        {errors.better}
      </p>
    </div>
  );
}
