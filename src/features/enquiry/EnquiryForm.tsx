import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/Button";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { ErrorSummary } from "../../components/ui/ErrorSummary";
import { type ToastMessage, ToastRegion } from "../../components/ui/Toast";
import { NOTICE_ID, TOAST_FLAG } from "../../lib/protocol";
import { CallTimes } from "./calls/CallTimes";
import type { EnquiryCopy } from "./copy-schema";
import styles from "./EnquiryForm.module.css";
import { FailureHelp } from "./FailureHelp";
import { FormFields, type FormFieldsProps } from "./FormFields";
import { FORM_FIELDS, fieldId } from "./fields";
import { formText } from "./form-text";
import { Honeypot } from "./Honeypot";
import { NotConnected } from "./NotConnected";
import type { OfficeHours } from "./office/office-hours";
import { ReplyPromise, useNow } from "./office/ReplyPromise";
import { Receipt } from "./Receipt";
import { createChecks, ENQUIRIES_PATH, KEY_FIELD } from "./schema";
import { logEnquiry, postFrom, type Send } from "./send";
import { SourceLine, useSource } from "./source/SourceLine";
import { TopicLines, type TopicLinesProps } from "./TopicLines";
import { useIsCall } from "./topic";
import { type SendResult, useEnquiryForm } from "./use-enquiry-form";

export interface EnquiryFormProps extends Pick<FormFieldsProps, "form" | "labels" | "messageHint"> {
  /** The form's heading; left out if the page has one for it. */
  title?: string | undefined;
  topics: TopicLinesProps;
  submit: string;
  copy: EnquiryCopy;
  office: OfficeHours;
  /** The address to write to if sending fails. */
  email: string;
  /** Whether the form is sent to the endpoint; left out in log mode. */
  isDelivery?: boolean;
  /** Sends the enquiry; tests pass their own. */
  send?: Send;
}

/**
 * The interactive form of the home page and the contact page. In log mode method="dialog" prevents
 * native submission (HTML standard, form submission algorithm); in delivery mode the browser
 * submits it if JavaScript is off.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, title, labels, messageHint, submit, copy, office, email, isDelivery } = props;
  const isCall = useIsCall();
  const check = useMemo(() => createChecks(copy.messages, isCall)[form], [copy.messages, isCall, form]);
  const [send] = useState(() => props.send ?? (isDelivery ? postFrom(form) : logEnquiry));
  const { formProps, errors, isBusy, outcome, sentCount, values } = useEnquiryForm({ form, check, send });
  const [dismissed, setDismissed] = useState<SendResult>();
  const [closedReceipt, setClosedReceipt] = useState<SendResult>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const [source, removeSource] = useSource();
  const now = useNow();
  const names: Record<string, string> = { ...labels, times: copy.times.title };
  const wrong = Object.keys(errors).map((name) => ({ id: fieldId(form, name), label: names[name] ?? name }));
  const receipt = isDelivery && outcome?.isSent && outcome !== closedReceipt ? outcome : undefined;
  const target = isDelivery
    ? ({ method: "post", action: ENQUIRIES_PATH } as const)
    : ({ method: "dialog", noValidate: true } as const);

  function writeAgain() {
    flushSync(() => setClosedReceipt(outcome));
    document.getElementById(fieldId(form, FORM_FIELDS[form][0]?.name ?? ""))?.focus();
  }

  // Both remove the button that was pressed, so its focus moves on (WCAG 2.4.3); to a button, because
  // a field would open the keyboard of a phone.
  function dismissToast() {
    if (document.activeElement?.closest(`[${TOAST_FLAG}]`)) {
      (document.getElementById("receipt") ?? submitButton.current)?.focus({ preventScroll: true });
    }
    setDismissed(outcome);
  }

  function dropSource() {
    submitButton.current?.focus({ preventScroll: true });
    removeSource();
  }

  return (
    <div className={styles.stack}>
      <form
        {...formProps}
        {...target}
        inert={receipt !== undefined}
        aria-labelledby={title && "message-form"}
        className={styles.form}
      >
        {title && <h2 id="message-form">{title}</h2>}
        <TopicLines {...props.topics} />
        <div className={styles.grid}>
          {isDelivery && <input type="hidden" name="form" value={form} />}
          {/* before-hydration.ts fills it in. */}
          {isDelivery && <input type="hidden" name={KEY_FIELD} />}
          {isDelivery && <Honeypot label={copy.form.honeypot} />}
          <FormFields
            {...{ form, labels, messageHint, errors, isCall }}
            readOnly={isBusy}
            optional={copy.form.optional}
          />
          <div className={styles.times} inert={isBusy}>
            {isCall && now && (
              <ErrorBoundary key={sentCount} fallback={<p className="notice">{copy.noTimes}</p>}>
                <CallTimes
                  id={fieldId(form, "times")}
                  copy={copy.times}
                  office={office}
                  timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
                  now={now}
                  error={errors["times"]}
                />
              </ErrorBoundary>
            )}
          </div>
          <div className={styles.source} inert={isBusy}>
            {source && <SourceLine copy={copy.source} source={source} onRemove={dropSource} />}
          </div>
          {wrong.length > 1 && <ErrorSummary title={copy.form.errorSummary} fields={wrong} />}
          {!isDelivery && <NotConnected text={copy.form.notConnected} email={email} />}
          {isDelivery && (
            // Always rendered, so that screen readers announce changes in it.
            <div aria-live="polite" className={styles.outcome}>
              {outcome?.isSent === false && (
                <FailureHelp copy={copy.delivery} email={email} text={() => formText(labels, values())} />
              )}
            </div>
          )}
          <div className={styles.actions}>
            <Button
              ref={submitButton}
              type="submit"
              disabled={isBusy}
              className={styles.submit}
              aria-describedby={isDelivery ? undefined : NOTICE_ID}
              data-busy={copy.form.busy}
            >
              <span>{isBusy ? copy.form.busy : submit}</span>
            </Button>
            <p className="note">
              {copy.form.privacyNote} <a href="/privacy">{copy.form.privacyLink}</a>
            </p>
          </div>
          <p className={`note ${styles.promise}`}>
            {now && <ReplyPromise copy={copy.promise} office={office} now={now} />}
          </p>
        </div>
      </form>
      {receipt && (
        <Receipt
          copy={copy.delivery.receipt}
          labels={labels}
          office={office}
          sent={receipt}
          onAgain={writeAgain}
        />
      )}
      <ToastRegion
        toast={outcome && outcome !== dismissed ? toastOf(outcome, copy.toasts) : null}
        dismiss={copy.form.dismiss}
        onDismiss={dismissToast}
      />
    </div>
  );
}

const toastOf = ({ isSent }: SendResult, { sent, failed }: EnquiryCopy["toasts"]): ToastMessage =>
  isSent ? { ...sent, variant: "success" } : { ...failed, variant: "destructive" };
