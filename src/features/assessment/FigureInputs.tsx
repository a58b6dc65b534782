import { Field } from "../../components/ui/Field";
import { fill } from "../../lib/fill";
import type { Figures } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import styles from "./FigureInputs.module.css";
import { formatNumber } from "./format";
import { type AssessmentState, INPUT_NAMES, INPUTS } from "./inputs";
import { type FigureProblem, parseFigure } from "./parse";

interface FigureInputsProps {
  copy: Pick<AssessmentCopy, "inputs" | "problems">;
  typed: AssessmentState["typed"];
  problems: Partial<Record<keyof Figures, FigureProblem>>;
  onType: (name: keyof Figures, text: string) => void;
}

/**
 * The six figures as text fields: type="number" gives the page no access to text that it can't
 * parse, and accepts only one decimal separator. On blur a field shows how its text was read: "30k"
 * becomes "30,000".
 */
export function FigureInputs({ copy, typed, problems, onType }: FigureInputsProps) {
  function showAsRead(name: keyof Figures) {
    const { value } = parseFigure(typed[name], INPUTS[name].max);
    if (value !== undefined) onType(name, formatNumber(value));
  }
  return (
    <section aria-labelledby="assessment-figures">
      <h3 id="assessment-figures">{copy.inputs.title}</h3>
      <p className="note">{copy.inputs.intro}</p>
      <div className={styles.fields}>
        {INPUT_NAMES.map((name) => {
          const problem = problems[name];
          const error = problem && fill(copy.problems[problem], { max: formatNumber(INPUTS[name].max) });
          return (
            <Field
              key={name}
              id={`assessment-${name}`}
              name={name}
              {...copy.inputs[name]}
              error={error}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={typed[name]}
              onChange={(event) => onType(name, event.target.value)}
              onBlur={() => showAsRead(name)}
            />
          );
        })}
      </div>
    </section>
  );
}
