import type { Ref } from "react";
import { Button } from "../../components/ui/Button";
import { QuestionsLine } from "../../illustrations/QuestionsLine";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";
import { NOTICE_ID } from "./live-form";

interface SubmitButtonProps {
  copy: FormCopy;
  isBusy: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** The button of the form, which keeps focus and name while the form is being sent. */
export function SubmitButton({ copy, isBusy, ref }: SubmitButtonProps) {
  const { busy, submit } = copy.form;
  return (
    <Button
      ref={ref}
      type="submit"
      // Not disabled, which would drop focus: presses while busy are ignored.
      aria-disabled={isBusy}
      // The second click of a double click would find the form that the first one has emptied.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      className={styles.submit}
      aria-describedby={copy.notConnected && NOTICE_ID}
      data-busy={busy}
    >
      <QuestionsLine />
      {/* Its name stays: that it is busy is announced once, by the status of the form. */}
      <span aria-hidden={isBusy}>{isBusy ? busy : submit}</span>
      {isBusy && <span className="sr-only">{submit}</span>}
    </Button>
  );
}
