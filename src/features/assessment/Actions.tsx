import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/Button";
import { fill } from "../../lib/fill";
import { HOME_MESSAGE_ID } from "../../lib/protocol";
import { GROWTH_ASSESSMENT } from "../../lib/topics";
import type { AssessmentCopy } from "./copy-schema";
import type { Inputs } from "./figures";
import { toLink } from "./link";

interface ActionsProps {
  copy: AssessmentCopy;
  /** Who hands out the printed page. */
  sender: string;
  inputs: Inputs;
  /** The findings for an inquiry. */
  message: string;
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** What a visitor can do with the findings: enquire, copy a link, print. */
export function Actions({ copy, sender, inputs, message }: ActionsProps) {
  const [note, setNote] = useState("");
  /** Set while the assessment is printed, alone and with a letterhead. */
  const [printed, setPrinted] = useState<Date>();

  async function copyLink() {
    // Cleared first, so that screen readers announce the note on a second copy, too.
    setNote("");
    const link = toLink(inputs);
    try {
      await navigator.clipboard.writeText(link);
      setNote(copy.actions.copied);
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      history.replaceState(history.state, "", link);
      setNote(copy.actions.notCopied);
    }
  }

  function print() {
    addEventListener("afterprint", () => setPrinted(undefined), { once: true });
    flushSync(() => setPrinted(new Date()));
    window.print();
  }

  return (
    <>
      {printed && (
        <p data-print-alone="">
          {fill(copy.printed, { sender, date: day.format(printed), link: toLink(inputs) })}
        </p>
      )}
      <div className="buttons no-print">
        <Button href={`#${GROWTH_ASSESSMENT}`} onClick={() => insertMessage(message)}>
          {copy.actions.enquiry}
        </Button>
        <Button variant="secondary" onClick={copyLink}>
          {copy.actions.copy}
        </Button>
        <Button variant="secondary" onClick={print}>
          {copy.actions.print}
        </Button>
        <p className="note" role="status">
          {note}
        </p>
      </div>
    </>
  );
}

/** What was inserted last; replaced by the next text, while the visitor's own words are kept. */
let inserted = "";

/** Puts a text into the message of the form on this page. */
function insertMessage(text: string) {
  const field = document.querySelector<HTMLTextAreaElement>(`#${HOME_MESSAGE_ID}`);
  if (!field) return;
  const others = field.value.replace(inserted, "").trim();
  field.value = others ? `${others}\n\n${text}` : text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  inserted = text;
}
