import { Checklist } from "../../components/ui/Checklist";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import { accountGrowth, contractValue } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { FigureInputs } from "./FigureInputs";
import { findWarnings } from "./find-warnings";
import { ImprovementSliders } from "./ImprovementSliders";
import { type AssessmentState, INPUT_NAMES, type SliderClaims } from "./inputs";
import { LeverChart } from "./LeverChart";
import { parseFigures } from "./parse";
import { Results } from "./Results";
import { Status } from "./Status";
import { Totals } from "./Totals";

interface AssessmentProps {
  copy: AssessmentCopy;
  claims: SliderClaims;
  state: AssessmentState;
  onChange: (state: AssessmentState) => void;
}

/** The inputs on one side, the results on the other. Results follow each change at once. */
export function Assessment({ copy, claims, state, onChange }: AssessmentProps) {
  const { typed, improvement } = state;
  const { figures, problems = {} } = parseFigures(INPUT_NAMES, typed);
  const today = figures && contractValue(figures);
  const improved = figures && contractValue(figures, improvement);
  const fromAccounts = figures && accountGrowth(figures, improvement.accounts).firstYear;
  const warnings = figures ? findWarnings(figures, improvement) : [];
  return (
    <div className={styles.body}>
      <form className={styles.inputs} noValidate onSubmit={(event) => event.preventDefault()}>
        <FigureInputs
          copy={copy}
          typed={typed}
          problems={problems}
          onType={(name, text) => onChange({ ...state, typed: { ...typed, [name]: text } })}
        />
        <ImprovementSliders
          copy={copy.improvements}
          claims={claims}
          figures={figures}
          improvement={improvement}
          onSlide={(name, percent) =>
            onChange({ ...state, improvement: { ...improvement, [name]: percent } })
          }
        />
      </form>
      <div className={`${styles.outcome} on-ink`}>
        <Totals
          copy={copy.results}
          today={today?.expected}
          improved={improved?.expected}
          fromAccounts={fromAccounts?.expected}
        />
        <section className={`${styles.results} on-ink`} aria-label={copy.results.title}>
          <Results copy={copy} figures={figures} improvement={improvement} warnings={warnings} />
          <LeverChart copy={copy.levers} figures={figures} />
          <Actions copy={copy} state={state} figures={figures} />
          <details className={styles.method}>
            <summary>{copy.method.title}</summary>
            <Checklist items={copy.method.points} />
          </details>
        </section>
      </div>
      <Status {...{ copy, today, improved, fromAccounts, warnings, problems }} />
    </div>
  );
}
