import { type MouseEvent, useState } from "react";
import { Button } from "../../components/ui/Button";
import { fill } from "../../shared/fill";
import { GROWTH_ASSESSMENT } from "../enquiry/page-topics";
import { $proposedMessage } from "../enquiry/proposed-message";
import styles from "./Assessment.module.css";
import type { Found } from "./assess";
import type { AssessmentCopy } from "./assessment.schema";
import { toLink } from "./link";
import type { Assessed } from "./numbers";
import { numbersOf, writeEnquiry } from "./words";

interface ActionsProps {
  copy: AssessmentCopy;
  assessed: Assessed;
  found: Found;
  /** Leads to a number that is wrong, and returns whether there is one. */
  focusWrong: () => boolean;
  onPrint: () => void;
}

/** What a visitor can do next: ask about the plan, copy a link, print a test to sign. */
export function Actions({ copy, assessed, found, focusWrong, onPrint }: ActionsProps) {
  const { shown, isExample } = assessed;
  const { actions } = copy;
  // About the case shown; another has none.
  const [note, setNote] = useState({ shown, text: "" });

  async function copyLink() {
    if (focusWrong()) return;
    // Cleared first, so that screen readers announce the note on a second copy, too.
    setNote({ shown, text: "" });
    const link = toLink(shown);
    try {
      await navigator.clipboard.writeText(link);
      setNote({ shown, text: actions.copied });
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      history.replaceState(history.state, "", link);
      setNote({ shown, text: actions.notCopied });
    }
  }

  function enquire(event: MouseEvent) {
    if (focusWrong()) event.preventDefault();
    else $proposedMessage.set({ text: writeEnquiry(copy, assessed, found) });
  }

  const ask = isExample ? actions.example : shown.contracts === 0 ? actions.nothing : actions.own;
  return (
    <div className="no-print">
      <div className={`buttons ${styles.actions}`}>
        <Button href={`#${GROWTH_ASSESSMENT}`} onClick={enquire}>
          {fill(ask, numbersOf(shown))}
        </Button>
        <Button variant="secondary" className={styles.scripted} onClick={copyLink}>
          {actions.copy}
        </Button>
        {found.test && !isExample && (
          <Button variant="secondary" onClick={onPrint}>
            {actions.print}
          </Button>
        )}
      </div>
      <p className="note" role="status">
        {note.shown === shown && note.text}
      </p>
    </div>
  );
}
