import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { ToastRegion } from "../../components/ui/Toast";
import { type ByField, enquiryText, type FormName, fieldsOf } from "../../shared/enquiry-fields";
import { ENQUIRIES_PATH } from "../../shared/enquiry-request";
import { checkEnquiry, type FieldErrors, type FormValues } from "../../shared/enquiry-rules";
import { fill } from "../../shared/fill";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema";
import { FailureHelp } from "./FailureHelp";
import { FormFields, Honeypot } from "./FormFields";
import { LIVE_EVENT, NOTICE_ID } from "./live-form";
import { mailLink } from "./mail-link";
import { useProposedMessage } from "./proposed-message";
import { Receipt } from "./Receipt";
import { SubmitButton } from "./SubmitButton";
import { logEnquiry, postEnquiry, type Submission } from "./send";
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

type State = "idle" | "busy" | "failed" | { reference: string; values: FormValues };

function Form({ form, title, topics, labels, copy, email }: FormProps) {
  const { delivery, notConnected } = copy;
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  const { topic, removeTopic } = useTopic(topics.topics);
  const isLive = topic !== undefined;
  const isCall = isLive ? Boolean(topic?.isCall) : undefined;

  /** What was wrong at the last submit. */
  const [found, setFound] = useState<FieldErrors>({});
  /** The same, followed since then: "" where it has been corrected. */
  const [errors, setErrors] = useState<FieldErrors>({});
  const [state, setState] = useState<State>("idle");
  const [toast, setToast] = useState<keyof FormCopy["toasts"]>();
  const isSending = useRef(false);
  const isBusy = state === "busy";
  const receipt = typeof state === "object" ? state : undefined;

  const values = () => Object.fromEntries(new FormData(element.current as HTMLFormElement)) as FormValues;
  const check = () => checkEnquiry(form, values(), copy.messages, isCall);
  const text = () => enquiryText(form, labels, values());

  useEffect(() => {
    // before-hydration.ts then repeats a press.
    element.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, []);
  useProposedMessage(element);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not isBusy, which a second press in the same moment doesn't know yet.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { enquiry, errors } = check();
      if (errors) showErrors(errors);
      else await send({ ...enquiry, ...(topic && { topic: topic.text }) });
    } catch {
      setState("failed");
      setToast("failed");
    }
    isSending.current = false;
  }

  async function send(submission: Submission) {
    setFound({});
    setErrors({});
    setToast(undefined);
    setState("busy");
    const data = new FormData(element.current as HTMLFormElement);
    const { reference, errors } = await (delivery
      ? postEnquiry(form, submission, data)
      : logEnquiry(submission));
    setState(reference ? { reference, values: submission } : "idle");
    if (errors) return showErrors(errors);
    element.current?.reset();
    setToast("sent");
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

  /** Once errors are shown, they follow each change. */
  function follow() {
    const names = Object.keys(errors);
    if (names.length === 0) return;
    setErrors({ ...Object.fromEntries(names.map((name) => [name, ""])), ...check().errors });
  }
  const followTopic = useEffectEvent(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call has other rules
  useEffect(() => followTopic(), [isCall]);

  function focusField(name = "") {
    const field = element.current?.elements.namedItem(name) as HTMLElement | null;
    field?.focus({ preventScroll: true });
    // Not smoothly, as the style would have it.
    field?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }

  function writeAgain() {
    // Rendered at once, because what is hidden can't get focus.
    flushSync(() => setState("idle"));
    focusField(fieldsOf(form)[0]?.name);
  }

  /** Removes the toast, and the button that may have focus in it (WCAG 2.4.3). */
  function dismissToast(hasFocus: boolean) {
    // To a button, because a field would open the keyboard of a phone.
    if (hasFocus) (receiptHeading.current ?? submitButton.current)?.focus({ preventScroll: true });
    setToast(undefined);
  }

  return (
    <div>
      <form
        ref={element}
        // Outside a dialog, the method "dialog" does nothing (HTML standard, form submission algorithm).
        method={delivery ? "post" : "dialog"}
        action={delivery && ENQUIRIES_PATH}
        // Once it is live, the specification's messages replace those of the browser.
        noValidate={!delivery || isLive}
        onSubmit={submit}
        onInput={follow}
        // The receipt replaces the form, which keeps its state.
        hidden={receipt !== undefined}
        aria-busy={isBusy}
        aria-labelledby={title && "message-form"}
        data-call={isCall || undefined}
        className={styles.form}
      >
        {title && <h2 id="message-form">{title}</h2>}
        <Topics {...topics} current={topic} onRemove={removeTopic} />
        {delivery && (
          <>
            <input type="hidden" name="form" value={form} />
            <Honeypot label={delivery.honeypot} />
          </>
        )}
        <div className={styles.grid}>
          <FormFields
            form={form}
            labels={labels}
            copy={copy}
            errors={errors}
            isCall={isCall}
            isBusy={isBusy}
          />
          {delivery && (
            // Always rendered, so that screen readers announce changes in it.
            <div aria-live="polite" className={styles.outcome}>
              {state === "failed" && (
                <FailureHelp copy={delivery} email={email} text={text} subject={copy.form.mailSubject} />
              )}
            </div>
          )}
          {Object.keys(errors).length > 0 && <p className="field-error">{countErrors(errors, copy.form)}</p>}
          <div className={styles.actions}>
            <SubmitButton ref={submitButton} copy={copy} isBusy={isBusy} />
            {delivery && (
              <p className="note">
                {`${copy.form.privacyNote} `}
                <a href="/privacy">{copy.form.privacyLink}</a>
              </p>
            )}
          </div>
          {notConnected && (
            <p id={NOTICE_ID} tabIndex={-1} className="notice">
              {`${notConnected} `}
              <a {...mailLink(email, copy.form.mailSubject, text)}>{email}</a>
            </p>
          )}
        </div>
      </form>
      {receipt && delivery && (
        <Receipt
          copy={delivery.receipt}
          form={form}
          labels={labels}
          reference={receipt.reference}
          values={receipt.values}
          level={title ? 2 : 3}
          headingRef={receiptHeading}
          onAgain={writeAgain}
        />
      )}
      {/* Outside of the form: screen readers may wait with changes in what is busy. */}
      {isLive && (
        <>
          <Announcement text={isBusy ? copy.form.busy : countErrors(found, copy.form)} occasion={found} />
          <ToastRegion
            toast={
              toast ? { ...copy.toasts[toast], variant: toast === "sent" ? "success" : "destructive" } : null
            }
            dismiss={copy.form.dismiss}
            onDismiss={dismissToast}
          />
        </>
      )}
    </div>
  );
}

/** Says how many fields are wrong; "" if none is. */
function countErrors(errors: FieldErrors, copy: FormCopy["form"]): string {
  const count = Object.values(errors).filter(Boolean).length;
  if (count === 0) return "";
  return count === 1 ? copy.oneError : fill(copy.errors, { count: String(count) });
}
