import type { Ref } from "react";
import { Button } from "../../components/ui/Button";
import { QuestionsLine } from "../../illustrations/QuestionsLine";
import { NOTICE_ID } from "../../lib/protocol";
import type { FieldErrors } from "../../shared/enquiry-rules";
import { fill } from "../../shared/fill";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";
import { mailLink } from "./mail-link";

interface SubmitRowProps {
  copy: FormCopy;
  /** As FormFields shows them. */
  errors: FieldErrors;
  isBusy: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  email: string;
  /** Returns the form's current values as text. */
  text: () => string;
}

/** The end of the form: how many fields are wrong, its button, and what happens with the data. */
export function SubmitRow({ copy, errors, isBusy, buttonRef, email, text }: SubmitRowProps) {
  const { busy, submit, privacyNote, privacyLink, mailSubject } = copy.form;
  return (
    <>
      {Object.keys(errors).length > 0 && <p className="field-error">{countErrors(errors, copy.form)}</p>}
      <div className={styles.actions}>
        <Button
          ref={buttonRef}
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
        {copy.delivery && (
          <p className="note">
            {`${privacyNote} `}
            <a href="/privacy">{privacyLink}</a>
          </p>
        )}
      </div>
      {copy.notConnected && (
        <p id={NOTICE_ID} tabIndex={-1} className="notice">
          {`${copy.notConnected} `}
          <a {...mailLink(email, mailSubject, text)}>{email}</a>
        </p>
      )}
    </>
  );
}

/** Says how many fields are wrong; "" if none is. */
export function countErrors(
  errors: FieldErrors,
  copy: Pick<FormCopy["form"], "oneError" | "errors">,
): string {
  const count = Object.values(errors).filter(Boolean).length;
  if (count === 0) return "";
  return count === 1 ? copy.oneError : fill(copy.errors, { count: String(count) });
}
