import { useEffect, useReducer, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement";
import { Checklist } from "../../components/ui/Checklist";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import { assess } from "./assess";
import type { AssessmentContent, AssessmentCopy } from "./assessment.schema";
import { DotPlot } from "./DotPlot";
import { FairTest } from "./FairTest";
import { describeProblem, Inputs } from "./Inputs";
import { fromFragment } from "./link";
import { enter, fromFields, START } from "./numbers";
import { say } from "./words";

interface AssessmentProps {
  copy: AssessmentCopy;
  /** How it is worked out. */
  method: AssessmentContent["method"];
}

/**
 * The growth assessment: could a company tell if its plan worked? Without JavaScript it shows the
 * example.
 */
export function Assessment({ crash, ...props }: AssessmentProps & { crash: CrashNoticeProps }) {
  return (
    <IslandBoundary crash={crash}>
      <Content {...props} />
    </IslandBoundary>
  );
}

function Content({ copy, method }: AssessmentProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [assessed, change] = useReducer(enter, START);
  const [isPrinting, setPrinting] = useState(false);
  const { wrong, shown, isExample } = assessed;
  const found = assess(shown);
  const { verdict, sentences } = say(copy, shown, found);
  const test = found.test && <FairTest copy={copy} test={found.test} {...assessed} />;
  const problems = wrong.map((name) => `${copy.numbers[name].label}: ${describeProblem(name, copy)}`);

  useEffect(() => {
    const readLink = () => {
      const linked = fromFragment(location.hash);
      if (linked) change(linked);
    };
    change(fromFields(fields.current as HTMLDivElement));
    readLink();
    addEventListener("hashchange", readLink);
    return () => removeEventListener("hashchange", readLink);
  }, []);

  /** While a number is wrong, what is shown is not of what is entered. */
  function focusWrong() {
    document.getElementById(`assessment-${wrong[0]}`)?.focus();
    return wrong.length > 0;
  }

  function print() {
    if (focusWrong()) return;
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return (
    <div
      ref={fields}
      className={`page-width columns ${styles.assessment}`}
      data-stale={wrong.length > 0 ? "" : undefined}
    >
      <Inputs copy={copy} {...assessed} onChange={change} />
      <div className={styles.results}>
        <h3>{verdict}</h3>
        <DotPlot copy={copy} shown={shown} found={found} isStale={wrong.length > 0} />
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Actions copy={copy} assessed={assessed} found={found} focusWrong={focusWrong} onPrint={print} />
        <details className="no-print">
          <summary>{method.title}</summary>
          <Checklist items={method.points} />
        </details>
      </div>
      {test && (
        <div className={`no-print ${styles.sheet}`} aria-hidden="true">
          {test}
          {/* Sighted visitors press the sheet, all others the button of the same name. */}
          {!isExample && <button type="button" tabIndex={-1} onClick={print} />}
        </div>
      )}
      {test && isPrinting && createPortal(<div data-print-alone="">{test}</div>, document.body)}
      {/* Nothing is announced until the visitor has changed something. */}
      <Announcement text={problems.join(" ") || (isExample ? "" : verdict)} />
    </div>
  );
}
