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
import { type Answer, describeCase } from "./describe-case.ts";
import { NumberFields } from "./NumberFields.tsx";
import { type Case, type FieldsState, INITIAL, NAMES, type Typed, updateFields } from "./numbers.ts";
import { PageToSign } from "./PageToSign.tsx";
import type { MonthlyPrice } from "./price.ts";
import { Routes } from "./Routes.tsx";

interface AssessmentProps {
  copy: AssessmentCopy;
  /** Shown until there are the visitor's own numbers. */
  example: Case;
  /** The titles of the services, by their ids. */
  services: Record<string, string>;
  /** The starting price. */
  price: string | null;
  monthlyPrice: MonthlyPrice;
}

/** How long the visitor must pause before the answer changes: on its way to 1000, a goal is 100. */
const PAUSE_MS = 1000;
/** How long after a field was left, so that what is pressed meanwhile doesn't move. */
const PRESS_MS = 150;

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

function Content({ copy, example, services, price, monthlyPrice }: AssessmentProps) {
  const { actions, fields, method } = copy;
  const { title, weakTitle, paper } = copy.test;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pause = useRef(PAUSE_MS);
  /** What follows from the fields, and what of it the answer shows. */
  const [typed, setTyped] = useState(INITIAL);
  const [shown, setShown] = useState(INITIAL);
  const [isPrinting, setPrinting] = useState(false);
  const [cannotPrint, setCannotPrint] = useState(false);
  const describe = ({ ownCase }: FieldsState) => describeCase(copy, ownCase ?? example, monthlyPrice);
  const answer = describe(shown);
  const isExample = !shown.ownCase;
  /** Under other numbers than its own, no answer stands. */
  const isRefused = shown.isMuted && (!isExample || Object.values(shown.problems).some(Boolean));
  const { calculation, values, verdict, worth, cost, doubt, test, instead, action }: Answer = isRefused
    ? { values: answer.values, verdict: copy.verdict.refused, action: actions.example, message: "" }
    : answer;
  const own = shown.ownCase?.leads ? copy.own : copy.ownUncounted;
  const subject = !isRefused && fill(isExample ? copy.example : own, values);
  const following = typed === shown ? answer : describe(typed);
  const latest = typed.ownCase && !typed.isMuted ? following : undefined;
  const terms = [
    { label: copy.price.worthTitle, value: worth },
    // In one notation: with the price as a number, the client's sentence isn't needed.
    { label: copy.price.title, value: cost === undefined ? "" : cost || price },
  ].filter(({ value }) => value);
  const names = joinNames.format(typed.missing.map((name) => fields[name].name));
  const missing = names && fill(fields.missing, { names });
  const heard = latest
    ? [`${fields.title}:`, latest.verdict, latest.worth, latest.cost, latest.doubt, latest.heard]
    : [missing, ...Object.values(typed.problems), isRefused && verdict];

  function readTexts() {
    const inputs = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    return Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()])) as Typed;
  }

  function readFields(hasLeft: boolean) {
    const state = updateFields(typed, readTexts(), hasLeft, fields);
    setTyped(state);
    // The first answer doesn't wait: else the example would stand below the visitor's numbers. What can't be
    // calculated does: 4 leads may become 48, and none some.
    if (!shown.ownCase && state.ownCase && describe(state).calculation) setShown(state);
    pause.current = hasLeft ? PRESS_MS : PAUSE_MS;
    return state;
  }
  useEffect(() => {
    const timer = setTimeout(setShown, pause.current, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  // Reads what was typed before hydration, or restored by the browser.
  const start = useEffectEvent(() =>
    setShown(readFields(!fieldset.current?.contains(document.activeElement))),
  );
  useEffect(() => start(), []);

  /** Shows the answer; on a touchscreen the keyboard, which covers it, goes. */
  function finish() {
    flushSync(() => setShown(readFields(true)));
    if (!matchMedia("(pointer: coarse)").matches) return;
    (document.activeElement as HTMLElement).blur();
    heading.current?.scrollIntoView({ block: "nearest" });
  }

  function print() {
    let hasBegun = false;
    setShown(typed);
    if (typed.isMuted) return;
    const begin = () => {
      hasBegun = true;
      flushSync(() => setPrinting(true));
    };
    addEventListener("beforeprint", begin, { once: true });
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    // Browsers inside apps have none, or one that does nothing.
    window.print?.();
    removeEventListener("beforeprint", begin);
    setCannotPrint(!hasBegun);
  }

  /** Whatever is missing or wrong, what was typed goes into the message. */
  function ask() {
    const texts = readTexts();
    const said = NAMES.filter((name) => texts[name]);
    const message = latest?.message ?? said.map((name) => fill(copy.message.typed[name], texts)).join(" ");
    if (message) proposeMessage(message);
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  }
  const askButton = (
    // Focus leaves the field with the click: earlier, an error would move the button away under the press.
    <Button href={`#${GROWTH_ASSESSMENT}`} onMouseDown={(event) => event.preventDefault()} onClick={ask}>
      {isExample ? actions.example : action}
    </Button>
  );
  const isWaiting = isExample || isRefused;
  const buttons = !(isWaiting && typed !== INITIAL) && (
    <div className={`no-print buttons ${styles.buttons}`}>
      {askButton}
      {!isExample && calculation && !calculation.isWeak && (
        <>
          <Button variant="secondary" onClick={print}>
            {actions.print}
          </Button>
          {cannotPrint && <p role="status">{actions.noPrint}</p>}
        </>
      )}
    </div>
  );

  return (
    <div className="page-width">
      <NumberFields
        copy={fields}
        problems={typed.problems}
        ref={fieldset}
        onChange={readFields}
        onEnter={finish}
      >
        {isWaiting && (
          <div className={styles.waiting}>
            {missing && <strong>{missing}</strong>}
            {typed !== INITIAL && askButton}
          </div>
        )}
      </NumberFields>
      <div className={styles.results} data-muted={shown.isMuted ? "" : undefined}>
        <h3 ref={heading} className={`headline ${styles.verdict}`}>
          {subject && <span className={`note ${styles.tag}`}>{`${subject} `}</span>}
          {/* A changing text has an element of its own: a translator replaces its node, and React would lose it. */}
          <span>{verdict}</span>
        </h3>
        {!calculation && instead && <p className={styles.text}>{instead}</p>}
        {terms.length > 0 && <DescriptionList className="columns" items={terms} />}
        {doubt && <p className={styles.text}>{doubt}</p>}
        {calculation ? (
          <details open={!isExample}>
            <summary hidden={!isExample} className="no-print">
              {fill(copy.wholeExample, values)}
            </summary>
            <div className={styles.whole}>
              <p className="note">{copy.delay}</p>
              <Routes
                copy={copy.routes}
                values={values}
                services={services}
                numbers={shown.ownCase ?? example}
                calculation={calculation}
              />
              <div className={`ruled ${calculation.isWeak ? "" : "columns"} ${styles.test}`}>
                <div>
                  <h3 className="small-heading">{calculation.isWeak ? weakTitle : title}</h3>
                  <p className={styles.text}>{test}</p>
                  {instead && <p className={styles.text}>{instead}</p>}
                </div>
                {!calculation.isWeak && (
                  <PageToSign
                    copy={paper}
                    values={values}
                    calculation={calculation}
                    isExample={isExample}
                    isAlone={isPrinting}
                  />
                )}
                {buttons}
                <details className="no-print">
                  <summary>{method.title}</summary>
                  <Checklist items={method.points} />
                </details>
              </div>
            </div>
          </details>
        ) : (
          buttons
        )}
      </div>
      <Announcement text={heard.filter(Boolean).join(" ")} />
    </div>
  );
}
