import type { Ref } from "react";
import { Button } from "../../components/ui/Button";
import { QuestionsLine } from "../../illustrations/QuestionsLine";
import { NOTICE_ID } from "../../lib/protocol";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";

interface SubmitRowProps {
  copy: FormCopy;
  /** The button's label. */
  submit: string;
  isBusy: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The end of the form: its button, and what happens with the data. */
export function SubmitRow({ copy, submit, isBusy, buttonRef }: SubmitRowProps) {
  return (
    <div className={styles.actions}>
      <Button
        ref={buttonRef}
        type="submit"
        // Not disabled, which would drop focus: presses while busy are ignored.
        aria-disabled={isBusy}
        className={styles.submit}
        aria-describedby={copy.notConnected && NOTICE_ID}
        data-busy={copy.form.busy}
      >
        <QuestionsLine />
        {/* Its name stays: that it is busy is announced once, by the status of the form. */}
        <span aria-hidden={isBusy}>{isBusy ? copy.form.busy : submit}</span>
        {isBusy && <span className="sr-only">{submit}</span>}
      </Button>
      <p className="note">
        {copy.form.privacyNote} <a href="/privacy">{copy.form.privacyLink}</a>
      </p>
    </div>
  );
}
