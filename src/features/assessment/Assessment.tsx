import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Checklist } from "../../components/ui/Checklist.tsx";
import { DescriptionList } from "../../components/ui/DescriptionList.tsx";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary.tsx";
import { fill } from "../../lib/fill.ts";
import { GROWTH_ASSESSMENT } from "../enquiry/page-topics.ts";
import { proposeMessage } from "../enquiry/proposed-message.ts";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema.ts";
import { NumberFields } from "./NumberFields.tsx";
import { type Case, INITIAL, type Typed, updateFields } from "./numbers.ts";
import { PageToSign } from "./PageToSign.tsx";
import { Routes } from "./Routes.tsx";
import { describeCase } from "./texts.ts";

interface AssessmentProps {
  copy: AssessmentCopy;
  /** Shown until there are the visitor's own numbers. */
  example: Case;
  /** The titles of the services, by their ids. */
  services: Record<string, string>;
  /** The starting price. */
  price: string | null;
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

function Content({ copy, example, services, price }: AssessmentProps) {
  const { actions, fields, method } = copy;
  const { title, paper } = copy.test;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState(INITIAL);
  const [isHydrated, setHydrated] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { ownCase, isMuted, missing, problems } = state;
  const assessedCase = ownCase ?? example;
  const { calculation, values, verdict, worth, doubt, test, message } = describeCase(copy, assessedCase);
  const isOwnCase = ownCase && !isMuted;
  const tag = ownCase ? copy.old : fill(copy.example, values);
  const pair = [
    { label: copy.price.worth, value: worth },
    { label: copy.price.price, value: price },
  ];
  const names = joinNames.format(missing.map((name) => fields[name].name));
  const hint = names && fill(fields.missing, { names });
  const result = isOwnCase && `${fields.title}: ${[verdict, worth, doubt].filter(Boolean).join(" ")}`;

  function follow(hasLeft: boolean) {
    const inputs = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as Typed;
    setState((before) => updateFields(before, typed, hasLeft, fields));
  }
  // Reads what was typed before hydration, or restored by the browser.
  const start = useEffectEvent(() => follow(!fieldset.current?.contains(document.activeElement)));
  useEffect(() => {
    start();
    setHydrated(true);
  }, []);

  function print() {
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  const buttons = (
    <div className={`no-print buttons ${styles.buttons}`}>
      <Button href={`#${GROWTH_ASSESSMENT}`} onClick={() => isOwnCase && message && proposeMessage(message)}>
        {!calculation ? actions.noRoute : isOwnCase ? actions.own : actions.example}
      </Button>
      {calculation && !isMuted && (
        <Button variant="secondary" onClick={print} className={isHydrated ? "" : styles.notHydrated}>
          {actions.print}
        </Button>
      )}
    </div>
  );

  return (
    <div className="page-width">
      <NumberFields
        copy={fields}
        problems={problems}
        hint={hint}
        isExample={!ownCase}
        ref={fieldset}
        onFollow={follow}
      />
      <div className={styles.results} data-muted={isMuted ? "" : undefined}>
        <h3 className={`headline ${styles.verdict}`}>
          {!isOwnCase && <span className={`note ${styles.tag}`}>{`${tag} `}</span>}
          {/* A changing text has an element of its own: a translator replaces its node, and React would lose it. */}
          <span>{verdict}</span>
        </h3>
        {worth && <DescriptionList className="columns" items={pair.filter(({ value }) => value)} />}
        {doubt && <p className={styles.text}>{doubt}</p>}
        {calculation ? (
          <>
            <Routes
              copy={copy.routes}
              values={values}
              services={services}
              numbers={assessedCase}
              calculation={calculation}
            />
            <div className={`ruled columns ${styles.test}`}>
              <div>
                <h3 className="small-heading">{title}</h3>
                <p className={styles.text}>{test}</p>
              </div>
              <PageToSign
                copy={paper}
                values={values}
                calculation={calculation}
                isExample={!ownCase}
                level={4}
                isAlone={isPrinting}
              />
              {buttons}
              <details className="no-print">
                <summary>{method.title}</summary>
                <Checklist items={method.points} />
              </details>
            </div>
          </>
        ) : (
          buttons
        )}
      </div>
      <Announcement text={[result, hint, ...Object.values(problems)].filter(Boolean).join(" ")} />
    </div>
  );
}
