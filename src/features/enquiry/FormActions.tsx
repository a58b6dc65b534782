import type { Ref } from "react";
import { Button } from "../../components/ui/Button.tsx";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";
import { countErrors } from "./FormFields.tsx";
import { NOT_CONNECTED } from "./page-topics.ts";
import type { FieldErrors } from "./shared-with-server/enquiry-rules.ts";

interface FormActionsProps {
  copy: FormCopy;
  errors: FieldErrors;
  isSending: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The button of a form, with how many fields are wrong before it, and a note on privacy after it. */
export function FormActions({ copy, errors, isSending, buttonRef }: FormActionsProps) {
  const { form, delivery, notConnected } = copy;
  return (
    <>
      {Object.keys(errors).length > 0 && <p className="field-error">{countErrors(errors, form)}</p>}
      <div className={`buttons ${styles.actions}`}>
        <Button
          ref={buttonRef}
          type="submit"
          disabled={isSending}
          // The second click of a double click would submit the form that the first one has emptied.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={styles.submit}
          aria-describedby={notConnected && NOT_CONNECTED}
        >
          {/* Its accessible name stays: the announcement already says that the form is being sent. */}
          <span aria-hidden={isSending}>{isSending ? form.busy : form.submit}</span>
          {isSending && <span className="sr-only">{form.submit}</span>}
        </Button>
        {delivery && (
          <p className="note">
            {`${form.privacyNote} `}
            <a href="/privacy">{form.privacyLink}</a>
          </p>
        )}
      </div>
    </>
  );
}
