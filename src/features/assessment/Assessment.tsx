import { useEffect, useReducer, useRef } from "react";
import { Announcement } from "../../components/ui/Announcement";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { Actions } from "./Actions";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema";
import { DotPlot } from "./DotPlot";
import { enter, fromFields, START } from "./figures";
import { find } from "./find";
import { describeProblem, FigureFields, PlanFields } from "./Inputs";
import { fromFragment } from "./link";

/**
 * The growth assessment: which gain a company could tell from luck, and whether a plan would show.
 * Without JavaScript it shows the example.
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
  const [assessed, change] = useReducer(enter, START);
  const { inputs, wrong, shown } = assessed;
  const findings = find(copy, shown);
  const [target, ...others] = findings.map((finding) => <Finding key={finding.lead} {...finding} />);
  const problems = wrong.map((name) => describeProblem(name, copy)).join(" ");
  // Nothing is announced until the visitor has changed something.
  const news = inputs === START.inputs ? "" : findings.map(({ lead }) => lead).join(" ");

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

  return (
    // While an input is wrong, picture and findings are dimmed, because they show earlier ones.
    <div ref={fields} className="page-width" data-stale={problems ? "" : undefined}>
      <FigureFields copy={copy} {...assessed} onChange={change} />
      <p className="sr-only">{problems && copy.problems.stale}</p>
      <div className={styles.target}>{target}</div>
      <PlanFields copy={copy} {...assessed} onChange={change} />
      <div className={styles.results}>
        <DotPlot copy={copy} shown={shown} />
        {others}
      </div>
      <Actions copy={copy} {...assessed} />
      <Announcement text={problems || news} />
    </div>
  );
}

function Finding({ lead, rest }: { lead: string; rest: string }) {
  return (
    <div className={styles.finding}>
      <h3>{lead}</h3>
      <p className="muted">{rest}</p>
    </div>
  );
}
