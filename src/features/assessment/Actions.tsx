import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/Button";
import { fill } from "../../shared/fill";
import { GROWTH_ASSESSMENT } from "../enquiry/page-topics";
import { $proposedMessage } from "../enquiry/proposed-message";
import styles from "./Assessment.module.css";
import { assess, type Case, improve } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { FairTest } from "./FairTest";
import { planTest } from "./fair-test";
import type { Inputs } from "./figures";
import { namePlanned, nameTarget, writeEnquiry } from "./find";
import { withUnit } from "./format";
import { toLink } from "./link";

interface ActionsProps {
  copy: AssessmentCopy;
  inputs: Inputs;
  shown: Case;
  /** Whether each figure is the visitor's own. */
  isOwn: boolean;
  /** Focuses the first input that can't be used. @returns whether there is one */
  focusWrong: () => boolean;
}

/** What a visitor can do with the findings: ask about the target, copy a link, print a test to sign. */
export function Actions({ copy, inputs, shown, isOwn, focusWrong }: ActionsProps) {
  const target = nameTarget(shown, copy.units);
  // About some inputs; other inputs have none.
  const [note, setNote] = useState({ inputs, text: "" });
  const [printed, setPrinted] = useState<ReturnType<typeof planTest>>();

  async function copyLink() {
    // Cleared first, so that screen readers announce the note on a second copy, too.
    setNote({ inputs, text: "" });
    const link = toLink(inputs);
    try {
      await navigator.clipboard.writeText(link);
      setNote({ inputs, text: copy.actions.copied });
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      history.replaceState(history.state, "", link);
      setNote({ inputs, text: copy.actions.notCopied });
    }
  }

  // While an input is wrong, the findings are not of what is entered.
  function enquire(event: MouseEvent) {
    if (focusWrong()) event.preventDefault();
    else $proposedMessage.set({ text: writeEnquiry(copy, shown, inputs.own.length === 0) });
  }

  function print() {
    if (focusWrong()) return;
    const test = planTest(shown);
    if (!test) return setNote({ inputs, text: whyNotTestable() });
    addEventListener("afterprint", () => setPrinted(undefined), { once: true });
    flushSync(() => setPrinted(test));
    window.print();
  }

  function whyNotTestable() {
    if (target === undefined) return copy.findings.nothing;
    const planned = namePlanned(improve(shown), copy.units);
    const time = withUnit(copy.units.months, assess(shown).targetMonths);
    return fill(copy.actions.notTestable, { planned, target, time });
  }

  return (
    <>
      {printed && <FairTest copy={copy} shown={shown} test={printed} isOwn={isOwn} link={toLink(inputs)} />}
      <div className="buttons no-print">
        <Button href={`#${GROWTH_ASSESSMENT}`} onClick={enquire}>
          {target === undefined ? copy.actions.nothing : fill(copy.actions.enquiry, { target })}
        </Button>
        <Button variant="secondary" className={styles.scripted} onClick={copyLink}>
          {copy.actions.copy}
        </Button>
        <Button variant="secondary" className={styles.scripted} onClick={print}>
          {copy.actions.print}
        </Button>
      </div>
      <p className="note no-print" role="status">
        {note.inputs === inputs && note.text}
      </p>
    </>
  );
}
