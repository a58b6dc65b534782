import { useState } from "react";
import { Button } from "../../components/ui/Button";
import type { AssessmentWords } from "../../lib/assessment-schema";
import { toFragment } from "./fragment";
import type { Settings } from "./inputs";
import type { Figures } from "./model";
import { enquiryLink, summarize } from "./summary";

interface ActionsProps {
  words: AssessmentWords;
  settings: Settings;
  /** Undefined where a figure can't be used: then the enquiry carries no summary. */
  figures: Figures | undefined;
}

/** What a visitor can do with the result. */
export function Actions({ words, settings, figures }: ActionsProps) {
  const [note, setNote] = useState("");
  const summary = figures && summarize(words.summary, figures, settings.improvement);

  async function copy() {
    const link = new URL(toFragment(settings), location.href).href;
    // Cleared first, so that screen readers hear a second copy too.
    setNote("");
    try {
      await navigator.clipboard.writeText(link);
      setNote(words.actions.copied);
    } catch {
      // Refused, or not there: only secure pages have a clipboard.
      setNote(words.actions.notCopied);
    }
  }

  return (
    <div className="assessment-actions">
      <Button href={enquiryLink(summary)}>{words.actions.enquiry}</Button>
      <Button variant="secondary" onClick={copy}>
        {words.actions.copy}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {words.actions.print}
      </Button>
      <p role="status" className="assessment-note">
        {note}
      </p>
    </div>
  );
}
