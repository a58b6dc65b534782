import { useEffect, useReducer, useRef } from "react";
import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./copy-schema";
import {
  type Case,
  EXAMPLE_CASE,
  EXAMPLE_INPUTS,
  FIGURE_NAMES,
  fromFigures,
  type Inputs,
  readInputs,
} from "./figures";
import { find, writeSummary } from "./find";
import { InputFields } from "./Inputs";
import { fromFragment } from "./link";
import { useSettled } from "./use-settled";
import { YearsPicture } from "./YearsPicture";

interface AssessmentProps {
  copy: AssessmentCopy;
  crash: CrashNoticeCopy;
  email: string;
}

/** The growth assessment as an island: whether an improvement can be told from luck. */
export function AssessmentIsland({ copy, crash, email }: AssessmentProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={email} />}>
      <Assessment copy={copy} />
    </ErrorBoundary>
  );
}

/** Without JavaScript it shows the example. */
function Assessment({ copy }: Pick<AssessmentProps, "copy">) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [{ inputs, shown }, change] = useReducer(enter, { inputs: EXAMPLE_INPUTS, shown: EXAMPLE_CASE });
  const { settled, before } = useSettled(shown);
  const { problems } = readInputs(inputs);
  const isStale = Object.keys(problems).length > 0;
  const isOwn = inputs.own.length === FIGURE_NAMES.length;

  useEffect(() => {
    const readLink = () => {
      const linked = fromFragment(location.hash);
      if (linked) change(linked);
      return linked !== undefined;
    };
    if (!readLink()) change(readFields(fieldset.current as HTMLFieldSetElement));
    addEventListener("hashchange", readLink);
    return () => removeEventListener("hashchange", readLink);
  }, []);

  return (
    <>
      <div className="page-width">
        <fieldset ref={fieldset}>
          <legend className={styles.legend}>{isOwn ? copy.own : copy.example}</legend>
          <InputFields copy={copy} inputs={inputs} problems={problems} onChange={change} />
        </fieldset>
      </div>
      <YearsPicture
        copy={copy.picture}
        shown={shown}
        ghost={shown === settled ? before : settled}
        isStale={isStale}
      />
      <div className="page-width">
        <div className={styles.findings} data-stale={isStale || undefined}>
          {find(copy, shown).map(({ lead, verdict, rest }) => (
            <div key={lead}>
              <p className={styles.lead}>
                {lead} {verdict && <strong>{verdict}</strong>}
              </p>
              <p className="muted">{rest}</p>
            </div>
          ))}
        </div>
        <Actions copy={copy} inputs={inputs} shown={shown} isOwn={isOwn} />
      </div>
      {/* Says to screen readers what changed, when the visitor pauses. */}
      <p role="status" className="sr-only">
        {before && writeSummary(copy, settled)}
      </p>
    </>
  );
}

/** While an input is invalid, the last valid case stays. */
function enter({ shown }: { shown: Case }, inputs: Inputs) {
  const { valid } = readInputs(inputs);
  const isSame = !valid || JSON.stringify(valid) === JSON.stringify(shown);
  return { inputs, shown: isSame ? shown : valid };
}

/** Reads what was entered before hydration. */
function readFields({ elements }: HTMLFieldSetElement): Inputs {
  const value = (name: string) => (elements.namedItem(name) as HTMLInputElement | RadioNodeList).value;
  const typed = fromFigures(value);
  return {
    typed,
    own: FIGURE_NAMES.filter((name) => typed[name] !== EXAMPLE_INPUTS.typed[name]),
    of: value("of") as Inputs["of"],
    better: Number(value("better")),
  };
}
