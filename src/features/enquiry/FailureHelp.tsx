import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import styles from "./EnquiryForm.module.css";
import type { EnquiryCopy } from "./enquiry.schema.ts";
import { type MailInstead, mailLink } from "./mail-link.ts";

interface FailureHelpProps {
  copy: Pick<EnquiryCopy["delivery"], "kept" | "toClipboard" | "onClipboard" | "writeInstead">;
  mail: MailInstead;
}

/** A ref that scrolls to its element when that appears. */
const scrollTo = (element: HTMLElement | null) =>
  element?.scrollIntoView({ behavior: "instant", block: "nearest" });

/** After a failure: two other ways to send the enquiry. */
export function FailureHelp({ copy, mail }: FailureHelpProps) {
  const [isOnClipboard, setOnClipboard] = useState<boolean>();

  async function writeToClipboard() {
    try {
      await navigator.clipboard.writeText(mail.text());
      setOnClipboard(true);
    } catch {
      // Permission was denied, or the page is not in a secure context and has no clipboard.
      setOnClipboard(false);
    }
  }

  return (
    <div ref={scrollTo} className={`notice ${styles.help}`}>
      <p>{copy.kept}</p>
      <div className="buttons">
        <Button variant="secondary" onClick={writeToClipboard}>
          {isOnClipboard ? copy.onClipboard : copy.toClipboard}
        </Button>
        <Button variant="secondary" {...mailLink(mail)}>
          {copy.writeInstead}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {isOnClipboard && copy.onClipboard}
      </p>
      {isOnClipboard === false && (
        <TextField
          id="failure-text"
          name="failure-text"
          label={copy.toClipboard}
          multiline
          readOnly
          value={mail.text()}
        />
      )}
    </div>
  );
}
