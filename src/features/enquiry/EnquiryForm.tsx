import { type SubmitEvent, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { ToastRegion } from "../../components/ui/Toast";
import { ENQUIRY_LIVE } from "../../lib/protocol";
import { type ByField, enquiryText, type FormName, fieldsOf } from "../../shared/enquiry-fields";
import { ENQUIRIES_PATH, KEY_FIELD } from "../../shared/enquiry-request";
import { checkEnquiry, type FieldErrors, type FormValues } from "../../shared/enquiry-rules";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";
import { FailureHelp } from "./FailureHelp";
import { FormFields, Honeypot } from "./FormFields";
import { useProposedMessage } from "./proposed-message";
import { Receipt } from "./Receipt";
import { countErrors, SubmitRow } from "./SubmitRow";
import { type Enquiry, logEnquiry, postEnquiry } from "./send";
import { Topics, type TopicsProps, useTopic } from "./Topics";

interface FormProps {
  form: FormName;
  /** The form's heading; left out if its section has one. */
  title?: string | undefined;
  /** The topics that the page's buttons set. */
  topics: TopicsProps;
  labels: ByField;
  /** The copy of both forms. With that of delivery mode, the form is sent to the endpoint. */
  copy: FormCopy;
  /** The address to write to instead. */
  email: string;
}
export type EnquiryFormProps = FormProps & { crash: CrashNoticeProps };

/** The form of the home page and of the contact page: an island, or static HTML that sends nothing. */
export function EnquiryForm({ crash, ...props }: EnquiryFormProps) {
  return (
    <IslandBoundary crash={crash}>
      <Form {...props} />
    </IslandBoundary>
  );
}

type Outcome = { isSent: true; reference?: string; enquiry: FormValues } | { isSent: false };

function Form({ form, title, topics, labels, copy, email }: FormProps) {
  const { delivery } = copy;
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  const topic = useTopic(topics.topics);
  const isLive = topic !== undefined;
  const isCall = isLive ? Boolean(topic?.isCall) : undefined;

  /** What was wrong at the last submit. */
  const [found, setFound] = useState<FieldErrors>();
  /** The same, followed since then: "" where it has been corrected. Undefined shows none. */
  const [errors, setErrors] = useState<FieldErrors>();
  const isSending = useRef(false);
  const [outcome, send, isBusy] = useActionState(sendEnquiry, undefined);
  const [dismissed, setDismissed] = useState<Outcome>();
  const [closedReceipt, setClosedReceipt] = useState<Outcome>();
  const receipt = delivery && outcome?.isSent && outcome !== closedReceipt ? outcome : undefined;
  const shown = isBusy || outcome === dismissed ? undefined : outcome;

  const values = () => Object.fromEntries(new FormData(element.current as HTMLFormElement)) as FormValues;
  const check = () => checkEnquiry(form, values(), copy.messages, isCall);
  const text = () => enquiryText(form, labels, values());

  useEffect(() => {
    // before-hydration.ts then repeats a press.
    element.current?.dispatchEvent(new Event(ENQUIRY_LIVE, { bubbles: true }));
  }, []);
  useProposedMessage(element, follow);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not isBusy, which a second press in the same moment doesn't know yet.
    if (isSending.current) return;
    const { enquiry, errors } = check();
    if (errors) return showErrors(errors);
    isSending.current = true;
    setFound(undefined);
    setErrors({});
    startTransition(() => send({ ...enquiry, ...(topic && { topic: topic.text }) }));
  }

  async function sendEnquiry(_: Outcome | undefined, enquiry: Enquiry): Promise<Outcome | undefined> {
    try {
      const data = new FormData(element.current as HTMLFormElement);
      const { reference, errors } = await (delivery ? postEnquiry(form, enquiry, data) : logEnquiry(enquiry));
      if (errors) {
        // An error of a field that the form doesn't have can't be shown: it counts as a failure.
        if (!Object.keys(errors).some((name) => name in labels)) return { isSent: false };
        showErrors(errors);
        return undefined;
      }
      element.current?.reset();
      setErrors(undefined);
      return { isSent: true, enquiry, ...(reference && { reference }) };
    } catch {
      return { isSent: false };
    } finally {
      isSending.current = false;
    }
  }

  /** Shows the messages at their fields, and focuses the first of these. */
  function showErrors(wrong: FieldErrors) {
    // Rendered at once, so that the message is there when its field gets focus.
    flushSync(() => {
      setFound(wrong);
      setErrors(wrong);
    });
    focusField(Object.keys(wrong)[0]);
  }

  function follow() {
    if (!errors) return;
    const corrected = Object.fromEntries(Object.keys(errors).map((name) => [name, ""]));
    setErrors({ ...corrected, ...check().errors });
  }

  const focusField = (name = "") =>
    (element.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  function writeAgain() {
    // Rendered at once, because what is inert can't get focus.
    flushSync(() => setClosedReceipt(outcome));
    focusField(fieldsOf(form)[0]?.name);
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
        ref={element}
        data-enquiry=""
        // Outside a dialog, the method "dialog" does nothing (HTML standard, form submission algorithm).
        method={delivery ? "post" : "dialog"}
        action={delivery && ENQUIRIES_PATH}
        // Once it is live, the specification's messages replace those of the browser.
        noValidate={!delivery || isLive}
        onSubmit={submit}
        onInput={follow}
        inert={receipt !== undefined}
        aria-busy={isBusy}
        aria-labelledby={title && "message-form"}
        data-call={isCall || undefined}
        // before-hydration.ts may have set an attribute.
        suppressHydrationWarning
        className={styles.form}
      >
        {title && <h2 id="message-form">{title}</h2>}
        <Topics {...topics} current={topic} />
        <div className={styles.grid}>
          {delivery && (
            <>
              <input type="hidden" name="form" value={form} />
              {/* before-hydration.ts fills it in. */}
              <input type="hidden" name={KEY_FIELD} />
              <Honeypot label={delivery.honeypot} />
            </>
          )}
          <FormFields
            form={form}
            labels={labels}
            copy={copy}
            errors={errors ?? {}}
            isCall={isCall}
            isBusy={isBusy}
          />
          {delivery && (
            // Always rendered, so that screen readers announce changes in it.
            <div aria-live="polite" className={styles.outcome}>
              {!isBusy && outcome?.isSent === false && (
                <FailureHelp copy={delivery} email={email} text={text} subject={copy.form.mailSubject} />
              )}
            </div>
          )}
          <SubmitRow
            copy={copy}
            errors={errors ?? {}}
            isBusy={isBusy}
            buttonRef={submitButton}
            email={email}
            text={text}
          />
        </div>
      </form>
      {receipt && delivery && (
        <Receipt
          copy={delivery.receipt}
          form={form}
          labels={labels}
          reference={receipt.reference}
          enquiry={receipt.enquiry}
          level={title ? 2 : 3}
          headingRef={receiptHeading}
          onAgain={writeAgain}
        />
      )}
      {/* Outside of the form: screen readers may wait with changes in what is busy. */}
      {isLive && (
        <>
          <Announcement
            text={isBusy ? copy.form.busy : found ? countErrors(found, copy.form) : ""}
            occasion={found}
          />
          <ToastRegion
            toast={
              shown
                ? {
                    ...copy.toasts[shown.isSent ? "sent" : "failed"],
                    variant: shown.isSent ? "success" : "destructive",
                  }
                : null
            }
            dismiss={copy.form.dismiss}
            onDismiss={dismissToast}
          />
        </>
      )}
    </div>
  );
}
