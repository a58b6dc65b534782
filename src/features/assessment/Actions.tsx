import { useState } from "react";
import { Button } from "../../components/ui/Button";
import styles from "./Actions.module.css";
import type { Figures } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { toLink } from "./fragment";
import type { AssessmentState } from "./inputs";
import { enquiryLink, summarize } from "./summary";

interface ActionsProps {
  copy: AssessmentCopy;
  state: AssessmentState;
  /** Undefined if an input is invalid; then the enquiry has no summary. */
  figures: Figures | undefined;
}

/** What a visitor can do with the result: enquire, copy a link, print. */
export function Actions({ copy, state, figures }: ActionsProps) {
  const [note, setNote] = useState("");
  const summary = figures && summarize(copy.summary, figures, state.improvement);

  async function copyLink() {
    // Cleared first, so that screen readers announce the note on a second copy, too.
    setNote("");
    try {
      await navigator.clipboard.writeText(toLink(state));
      setNote(copy.actions.copied);
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      setNote(copy.actions.notCopied);
    }
  }

  return (
    <div className={`no-print ${styles.actions}`}>
      <Button href={enquiryLink(summary)}>{copy.actions.enquiry}</Button>
      <Button variant="secondary" onClick={copyLink}>
        {copy.actions.copy}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {copy.actions.print}
      </Button>
      <p className="note" role="status">
        {note}
      </p>
    </div>
  );
}
