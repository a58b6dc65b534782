import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/Button";
import { fill } from "../../shared/fill";
import { GROWTH_ASSESSMENT } from "../enquiry/page-topics";
import { $proposedMessage } from "../enquiry/proposed-message";
import styles from "./Assessment.module.css";
import type { AssessmentCopy } from "./assessment.schema";
import { FairTest } from "./FairTest";
import { planTest, type Result } from "./fair-test";
import { type Assessed, areExample, FIGURE_NAMES } from "./figures";
import { valuesOf, writeEnquiry } from "./find";
import { toLink } from "./link";

/** What a visitor can do with the findings: ask about the target, copy a link, print a test to sign. */
export function Actions({ copy, ...assessed }: Assessed & { copy: AssessmentCopy }) {
  const { inputs, wrong, shown } = assessed;
  const { actions } = copy;
  const values = valuesOf(shown, copy.units);
  // About some inputs; other inputs have none.
  const [note, setNote] = useState({ inputs, text: "" });
  const [printed, setPrinted] = useState<readonly Result[]>();

  async function copyLink() {
    // Cleared first, so that screen readers announce the note on a second copy, too.
    setNote({ inputs, text: "" });
    const link = toLink(inputs);
    try {
      await navigator.clipboard.writeText(link);
      setNote({ inputs, text: actions.copied });
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      history.replaceState(history.state, "", link);
      setNote({ inputs, text: actions.notCopied });
    }
  }

  /** While an input is wrong, the findings are not of what is entered. */
  function focusWrong() {
    document.getElementById(`assessment-${wrong[0]}`)?.focus();
    return wrong.length > 0;
  }

  function enquire(event: MouseEvent) {
    if (focusWrong()) event.preventDefault();
    else $proposedMessage.set({ text: writeEnquiry(copy, shown, areExample(inputs, FIGURE_NAMES)) });
  }

  function print() {
    if (focusWrong()) return;
    const results = planTest(shown);
    if (!results) {
      const why = values.target ? actions.notTestable : copy.findings.nothing;
      setNote({ inputs, text: fill(why, values) });
      return;
    }
    addEventListener("afterprint", () => setPrinted(undefined), { once: true });
    flushSync(() => setPrinted(results));
    window.print();
  }

  return (
    <>
      {printed && <FairTest copy={copy} {...assessed} results={printed} />}
      <div className="buttons no-print">
        <Button href={`#${GROWTH_ASSESSMENT}`} onClick={enquire}>
          {values.target ? fill(actions.enquiry, values) : actions.nothing}
        </Button>
        <Button variant="secondary" className={styles.scripted} onClick={copyLink}>
          {actions.copy}
        </Button>
        <Button variant="secondary" className={styles.scripted} onClick={print}>
          {actions.print}
        </Button>
      </div>
      <p className="note no-print" role="status">
        {note.inputs === inputs && note.text}
      </p>
    </>
  );
}
