import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Checklist } from "../../components/ui/Checklist.tsx";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary.tsx";
import { formatNumber, withUnit } from "../../lib/counted.ts";
import { fill } from "../../lib/fill.ts";
import { GROWTH_ASSESSMENT } from "../enquiry/page-topics.ts";
import { proposeMessage } from "../enquiry/proposed-message.ts";
import { Agreement } from "./Agreement.tsx";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { Fields } from "./Fields.tsx";
import { EXAMPLE, INITIAL, type Texts, updateFields } from "./numbers.ts";
import { Routes, type RoutesProps } from "./Routes.tsx";
import { describeResult } from "./sentences.ts";

interface AssessmentProps extends Pick<RoutesProps, "services"> {
  copy: AssessmentCopy;
}

/**
 * The growth assessment: what would a company's goal take, and when would it know? Without JavaScript it
 * shows the example.
 */
export function Assessment({ crash, ...props }: AssessmentProps & { crash: CrashNoticeProps }) {
  return (
    <IslandBoundary crash={crash}>
      <Content {...props} />
    </IslandBoundary>
  );
}

const joinNames = new Intl.ListFormat("en");

function Content({ copy, services }: AssessmentProps) {
  const { actions, fields, units } = copy;
  const form = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState(INITIAL);
  const [isPrinting, setPrinting] = useState(false);
  const { shown, isMuted, missing, problems } = state;
  const isExample = shown === EXAMPLE;
  const { verdict, details } = describeResult(copy, shown);
  /** With routes, and as entered. */
  const own = isExample || isMuted ? undefined : details;
  const names = joinNames.format(missing.map((name) => fields[name].name));
  const note = names && fill(isExample ? fields.exampleMissing : fields.missing, { names });
  const result = isMuted ? `${copy.old}.` : `${fields.title}: ${verdict}`;
  const example = {
    contracts: withUnit(units.contracts, shown.contracts),
    leads: withUnit(units.leads, shown.leads),
    goal: formatNumber(shown.goal),
  };

  function follow(hasLeft: boolean) {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    const texts = Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as Texts;
    setState((before) => updateFields(before, texts, hasLeft, fields));
  }
  // Reads what was typed before hydration, or restored by the browser.
  const start = useEffectEvent(() => follow(!form.current?.contains(document.activeElement)));
  useEffect(() => start(), []);

  function print() {
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return (
    <div className={`page-width ${styles.numbers}`}>
      <Fields {...state} copy={fields} note={note} ref={form} onFollow={follow} />
      <div className={styles.results} data-muted={isMuted ? "" : undefined}>
        {isMuted && !isExample && <p className={`note ${styles.tag}`}>{copy.old}</p>}
        <h3 className="headline">
          {isExample && <span className={`note ${styles.tag}`}>{fill(copy.example, example)}</span>} {verdict}
        </h3>
        {details && (
          <>
            <p className={styles.text}>
              {details.worth} {details.byLeads}
            </p>
            <Routes copy={copy.routes} services={services} details={details} />
          </>
        )}
        <div className={details && `ruled columns ${styles.others}`}>
          {details && <h4>{copy.others.title}</h4>}
          <div>
            {details && (
              <p className={styles.text}>
                {details.byContracts} {copy.others.agree}
              </p>
            )}
            <div className="no-print buttons">
              <Button href={`#${GROWTH_ASSESSMENT}`} onClick={() => own && proposeMessage(own.message)}>
                {own ? actions.own : details ? actions.example : actions.noRoute}
              </Button>
              {own && (
                <Button variant="secondary" onClick={print}>
                  {actions.print}
                </Button>
              )}
            </div>
          </div>
        </div>
        {details && (
          <details className="no-print">
            <summary>{copy.method.title}</summary>
            <Checklist items={copy.method.points} />
          </details>
        )}
      </div>
      {own && isPrinting && <Agreement copy={copy.agreement} values={own.agreement} />}
      <Announcement
        text={[!isExample && result, note, ...Object.values(problems)].filter(Boolean).join(" ")}
      />
    </div>
  );
}
