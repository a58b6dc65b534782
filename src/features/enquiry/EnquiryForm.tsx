import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ToastMessage, ToastRegion } from "../../components/ui/Toast";
import { fieldsOf } from "../../shared/enquiry-fields";
import { ENQUIRIES_PATH } from "../../shared/enquiry-request";
import { checkEnquiry } from "../../shared/enquiry-rules";
import styles from "./EnquiryForm.module.css";
import type { EnquiryCopy } from "./enquiry.schema";
import { FormContent, type FormContentProps } from "./FormContent";
import { Receipt } from "./Receipt";
import { logEnquiry, postFrom, type Send } from "./send";
import { useTopic } from "./topic";
import { type SendResult, useEnquiryForm } from "./use-enquiry-form";

export interface EnquiryFormProps
  extends Pick<FormContentProps, "form" | "title" | "labels" | "topics" | "copy" | "email"> {
  /** Sends the enquiry; tests pass their own. */
  send?: Send;
}

/** In log mode method="dialog" prevents native submission (HTML standard, form submission algorithm). */
const LOG = { method: "dialog", noValidate: true } as const;
/** The browser submits the form itself if JavaScript is off. */
const DELIVERY = { method: "post", action: ENQUIRIES_PATH } as const;

/** The interactive form of the home page and the contact page, and what follows it. */
export function EnquiryForm({ send, ...content }: EnquiryFormProps) {
  const { form, title, labels, topics, copy } = content;
  const { delivery } = copy;
  const topic = useTopic(topics.topics);
  const isCall = topic === undefined ? undefined : (topic?.isCall ?? false);
  const check = (values: unknown) => checkEnquiry(form, values, copy.messages, isCall);
  const [sender] = useState(() => send ?? (delivery ? postFrom(form) : logEnquiry));
  const { formProps, fields, outcome, ...state } = useEnquiryForm({
    check,
    send: sender,
    topic: topic?.text,
  });
  const [dismissed, setDismissed] = useState<SendResult>();
  const [closedReceipt, setClosedReceipt] = useState<SendResult>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  const receipt = delivery && outcome?.isSent && outcome !== closedReceipt ? outcome : undefined;

  function writeAgain() {
    flushSync(() => setClosedReceipt(outcome));
    fields.get(fieldsOf(form)[0]?.name ?? "")?.focus();
  }

  /** Removes the toast, and the button that may have focus in it (WCAG 2.4.3). */
  function dismissToast(hasFocus: boolean) {
    // To a button, because a field would open the keyboard of a phone.
    if (hasFocus) (receiptHeading.current ?? submitButton.current)?.focus({ preventScroll: true });
    setDismissed(outcome);
  }

  return (
    <div>
      <form
        {...formProps}
        {...(delivery ? DELIVERY : LOG)}
        inert={receipt !== undefined}
        aria-labelledby={title && "message-form"}
        className={styles.form}
      >
        <FormContent
          {...content}
          {...state}
          {...{ isCall, fields, submitButton }}
          hasFailed={outcome?.isSent === false}
        />
      </form>
      {/* Outside of the form: screen readers may wait with changes in what is busy. */}
      <p role="status" className="sr-only">
        {state.isBusy && copy.form.busy}
      </p>
      {receipt && delivery && (
        <Receipt
          copy={delivery.receipt}
          labels={labels}
          sent={receipt}
          level={title ? 2 : 3}
          headingRef={receiptHeading}
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
