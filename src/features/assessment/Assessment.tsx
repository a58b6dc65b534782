import { useEffect, useReducer, useRef } from "react";
import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import content from "../../content/features/assessment.yaml";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentContent, AssessmentCopy } from "./copy-schema";
import { enter, FIGURE_NAMES, readFields, readInputs, START } from "./figures";
import { find, writeEnquiry } from "./find";
import { describe, InputFields } from "./Inputs";
import { fromFragment } from "./link";
import { useSettled } from "./use-settled";
import { YearsPicture } from "./YearsPicture";

interface AssessmentProps {
  sender: string;
  crash: CrashNoticeCopy;
  email: string;
}

/**
 * The growth assessment as an island: whether an improvement can be told from luck. Its texts are
 * imported, so that they are in its script and not in the page.
 */
export function AssessmentIsland({ sender, crash, email }: AssessmentProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={email} />}>
      <Assessment copy={(content as AssessmentContent).assessment} sender={sender} />
    </ErrorBoundary>
  );
}

/** Without JavaScript it shows the example. */
function Assessment({ copy, sender }: { copy: AssessmentCopy; sender: string }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [{ inputs, shown }, change] = useReducer(enter, START);
  const { settled, before } = useSettled(shown);
  const errors = describe(copy.problems, readInputs(inputs).wrong);
  const wrong = Object.values(errors).join(" ");
  const isOwn = inputs.own.length === FIGURE_NAMES.length;
  const findings = find(copy, shown);

  useEffect(() => {
    const readLink = () => {
      const linked = fromFragment(location.hash);
      if (linked) change(linked);
    };
    change(readFields(fieldset.current as HTMLFieldSetElement));
    readLink();
    addEventListener("hashchange", readLink);
    return () => removeEventListener("hashchange", readLink);
  }, []);

  return (
    // While an input is wrong, picture and findings are dimmed, because they show earlier ones.
    <div data-stale={wrong ? "" : undefined}>
      <div className="page-width">
        <fieldset ref={fieldset}>
          <legend className={styles.legend}>{isOwn ? copy.own : copy.example}</legend>
          <InputFields copy={copy} inputs={inputs} errors={errors} onChange={change} />
        </fieldset>
      </div>
      <YearsPicture copy={copy.picture} shown={shown} ghost={shown === settled ? before : settled} />
      <div className="page-width">
        <div className={styles.findings}>
          {findings.map(({ lead, verdict, rest }) => (
            <div key={lead}>
              <p className={styles.lead}>
                {`${lead} `}
                {verdict && <strong>{verdict}</strong>}
              </p>
              <p className="muted">{rest}</p>
            </div>
          ))}
        </div>
        <p>{copy.why}</p>
        <Actions copy={copy} sender={sender} inputs={inputs} message={writeEnquiry(copy, shown, isOwn)} />
      </div>
      {/* Says to screen readers what is wrong, or, when the visitor pauses, what changed. */}
      <p role="status" className="sr-only">
        {wrong ||
          (before && shown === settled && findings.map(({ lead, verdict }) => `${lead} ${verdict ?? ""} `))}
      </p>
    </div>
  );
}
