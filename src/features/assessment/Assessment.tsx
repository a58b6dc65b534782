import { useEffect, useReducer, useRef } from "react";
import { Announcement } from "../../components/ui/Announcement";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema";
import { enter, FIGURE_NAMES, readFields, readInputs, START } from "./figures";
import { find } from "./find";
import { describe, InputFields } from "./Inputs";
import { fromFragment } from "./link";
import { YearsPicture } from "./YearsPicture";

/**
 * The growth assessment: whether an improvement can be told from luck. Without JavaScript it shows the
 * example.
 */
export function Assessment({ copy }: { copy: AssessmentCopy }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [{ inputs, shown }, change] = useReducer(enter, START);
  const errors = describe(copy.problems, readInputs(inputs).wrong);
  const wrong = Object.values(errors).join(" ");
  const isOwn = inputs.own.length === FIGURE_NAMES.length;
  const findings = find(copy, shown);
  const said = findings.map(({ lead, verdict = "" }) => `${lead} ${verdict}`).join(" ");

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

  function focusWrong() {
    const input = fieldset.current?.querySelector<HTMLElement>("[aria-invalid]");
    input?.focus();
    return input !== undefined && input !== null;
  }

  return (
    // While an input is wrong, picture and findings are dimmed, because they show earlier ones.
    <div data-stale={wrong ? "" : undefined}>
      <div className="page-width">
        <fieldset ref={fieldset}>
          <legend className={styles.legend}>{isOwn ? copy.own : copy.example}</legend>
          <InputFields copy={copy} inputs={inputs} errors={errors} onChange={change} />
        </fieldset>
      </div>
      <YearsPicture copy={copy} shown={shown} />
      <div className="page-width">
        <div className={styles.findings}>
          {findings.map(({ lead, verdict, rest }, index) => (
            // The same finding keeps its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings can have the same text
            <div key={index}>
              <p className={styles.lead}>
                {`${lead} `}
                {verdict && <strong>{verdict}</strong>}
              </p>
              <p className="muted">{rest}</p>
            </div>
          ))}
        </div>
        <Actions copy={copy} inputs={inputs} shown={shown} isOwn={isOwn} focusWrong={focusWrong} />
      </div>
      {/* What is wrong, or, once the visitor has changed something, what changed. */}
      <Announcement text={wrong || (shown === START.shown ? "" : said)} />
    </div>
  );
}
