import { useEffect, useReducer, useRef } from "react";
import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./copy-schema";
import { enter, FIGURE_NAMES, readFields, readInputs, START } from "./figures";
import { find, writeSummary } from "./find";
import { describe, InputFields } from "./Inputs";
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
  const [{ inputs, shown }, change] = useReducer(enter, START);
  const { settled, before } = useSettled(shown);
  const errors = describe(copy.problems, readInputs(inputs).problems);
  const wrong = Object.values(errors).join(" ");
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
          <InputFields copy={copy} inputs={inputs} errors={errors} onChange={change} />
        </fieldset>
      </div>
      <YearsPicture
        copy={copy.picture}
        shown={shown}
        ghost={shown === settled ? before : settled}
        isStale={wrong !== ""}
      />
      <div className="page-width">
        <div className={styles.findings} data-stale={wrong ? "" : undefined}>
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
      {/* Says to screen readers what is wrong, or, when the visitor pauses, what changed. */}
      <p role="status" className="sr-only">
        {wrong || (before && writeSummary(copy, settled))}
      </p>
    </>
  );
}
