import { useEffect, useReducer, useRef } from "react";
import { Announcement } from "../../components/ui/Announcement";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema";
import { DotPlot } from "./DotPlot";
import { enter, FIGURE_NAMES, fromFields, readInputs, START } from "./figures";
import { type Finding, find } from "./find";
import { describe, FigureFields, PlanFields } from "./Inputs";
import { fromFragment } from "./link";

/**
 * The growth assessment: what a company should aim for, and whether a plan would show. Without
 * JavaScript it shows the example.
 */
export function Assessment({ crash, copy }: { crash: CrashNoticeProps; copy: AssessmentCopy }) {
  return (
    <IslandBoundary crash={crash}>
      <Content copy={copy} />
    </IslandBoundary>
  );
}

function Content({ copy }: { copy: AssessmentCopy }) {
  const fields = useRef<HTMLDivElement>(null);
  const [{ inputs, shown }, change] = useReducer(enter, START);
  const errors = describe(copy, readInputs(inputs).wrong);
  const wrong = Object.values(errors).join(" ");
  const isOwn = inputs.own.length === FIGURE_NAMES.length;
  const [target, ...others] = find(copy, shown);
  const said = [target, ...others].map((finding) => finding?.lead).join(" ");
  const props = { copy, inputs, errors, onChange: change };

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

  function focusWrong() {
    const input = fields.current?.querySelector<HTMLElement>("[aria-invalid]");
    input?.focus();
    return input !== undefined && input !== null;
  }

  return (
    // While an input is wrong, picture and findings are dimmed, because they show earlier ones.
    <div data-stale={wrong ? "" : undefined}>
      <div ref={fields} className="page-width">
        <fieldset>
          <legend className={styles.legend}>{isOwn ? copy.own : copy.example}</legend>
          <FigureFields {...props} />
        </fieldset>
        <p className="sr-only">{wrong && copy.problems.stale}</p>
        {target && <FindingText className={styles.target} finding={target} />}
        <PlanFields {...props} />
      </div>
      <DotPlot copy={copy} shown={shown} />
      <div className="page-width">
        <div className={styles.findings}>
          {others.map((finding, index) => (
            // The same finding keeps its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings can have the same text
            <FindingText key={index} finding={finding} />
          ))}
        </div>
        <Actions copy={copy} inputs={inputs} shown={shown} isOwn={isOwn} focusWrong={focusWrong} />
      </div>
      {/* What is wrong, or, once the visitor has changed something, what changed. */}
      <Announcement text={wrong || (shown === START.shown ? "" : said)} />
    </div>
  );
}

function FindingText({
  finding: { lead, rest },
  className = "",
}: {
  finding: Finding;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles.finding} ${className}`.trim()}>
      <p className={styles.lead}>{lead}</p>
      <p className="muted">{rest}</p>
    </div>
  );
}
