import type { Ref } from "react";
import { ErrorSummary } from "../../components/ui/ErrorSummary";
import { type FieldName, fieldId } from "../../shared/enquiry-fields";
import { KEY_FIELD } from "../../shared/enquiry-request";
import type { FieldErrors } from "../../shared/enquiry-rules";
import { fill } from "../../shared/fill";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";
import { FailureHelp } from "./FailureHelp";
import { type FieldElements, FormFields, type FormFieldsProps } from "./FormFields";
import { formText } from "./form-text";
import { Honeypot } from "./Honeypot";
import { NotConnected } from "./NotConnected";
import { SubmitRow } from "./SubmitRow";
import { TopicLines, type TopicLinesProps } from "./TopicLines";

export interface FormContentProps extends Pick<FormFieldsProps, "form" | "labels" | "isCall"> {
  /** The form's heading; left out if the page has one for it. */
  title?: string | undefined;
  topics: TopicLinesProps;
  /** With delivery, the form is sent to the endpoint; otherwise it is in log mode. */
  copy: FormCopy;
  /** The address to write to if sending fails. */
  email: string;
  fields: FieldElements;
  errors: FieldErrors;
  /** The errors that were found at the last submit. */
  listed: FieldErrors;
  /** Gets their list. */
  summary: Ref<HTMLElement>;
  isBusy: boolean;
  hasFailed: boolean;
  /** Returns the current values of the form. */
  values: () => FormData;
  submitButton: Ref<HTMLButtonElement>;
}

/** What is in the form: heading, topic, fields, errors, button. */
export function FormContent(props: FormContentProps) {
  const { form, labels, copy, email, fields, errors, isBusy, isCall } = props;
  const { delivery, notConnected } = copy;
  const listed = (Object.entries(props.listed) as [FieldName, string][]).map(([name, error]) => ({
    id: fieldId(form, name),
    text: `${labels[name]}: ${error}`,
    isCorrected: !(name in errors),
  }));
  return (
    <>
      {props.title && <h2 id="message-form">{props.title}</h2>}
      <TopicLines {...props.topics} />
      <div className={styles.grid}>
        {listed.length > 1 && (
          <ErrorSummary
            ref={props.summary}
            title={fill(copy.form.errorSummary, { count: String(listed.length) })}
            errors={listed}
          />
        )}
        {delivery && (
          <>
            <input type="hidden" name="form" value={form} />
            {/* before-hydration.ts fills it in. */}
            <input type="hidden" name={KEY_FIELD} />
            <Honeypot label={delivery.honeypot} />
          </>
        )}
        <FormFields
          {...{ form, labels, errors, isCall }}
          hints={copy.hints}
          optional={copy.form.optional}
          readOnly={isBusy}
          elements={fields}
        />
        {notConnected && <NotConnected text={notConnected} email={email} />}
        {delivery && (
          // Always rendered, so that screen readers announce changes in it.
          <div aria-live="polite" className={styles.outcome}>
            {props.hasFailed && (
              <FailureHelp copy={delivery} email={email} text={() => formText(labels, props.values())} />
            )}
          </div>
        )}
        <SubmitRow {...{ copy, isBusy }} submit={copy.form.submit} buttonRef={props.submitButton} />
      </div>
    </>
  );
}
