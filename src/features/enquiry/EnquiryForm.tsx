import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "../../components/ui/Announcement.tsx";
import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary.tsx";
import { ToastRegion } from "../../components/ui/Toast.tsx";
import styles from "./EnquiryForm.module.css";
import type { FormCopy } from "./enquiry.schema.ts";
import { FailureHelp } from "./FailureHelp.tsx";
import { FormActions } from "./FormActions.tsx";
import { countErrors, FormFields, focusField, HiddenFields } from "./FormFields.tsx";
import { mailLink } from "./mail-link.ts";
import { NOT_CONNECTED } from "./page-topics.ts";
import { Receipt } from "./Receipt.tsx";
import { logEnquiry, postEnquiry } from "./send.ts";
import { type ByField, enquiryText, type FormName, fieldsOf } from "./shared-with-server/enquiry-fields.ts";
import { ENQUIRIES_PATH } from "./shared-with-server/enquiry-request.ts";
import { checkEnquiry, type FieldErrors, type FormValues } from "./shared-with-server/enquiry-rules.ts";
import { type Topic, Topics } from "./Topics.tsx";

export interface EnquiryFormProps {
  form: FormName;
  /** The form's heading; left out if its section has one. */
  title?: string | undefined;
  /** The topics that links set. */
  topics: readonly Topic[];
  labels: ByField;
  /** The copy of both forms. With that of delivery mode, the form is sent to the endpoint. */
  copy: FormCopy;
  /** The address to write to instead. */
  email: string;
  crash: CrashNoticeProps;
}

/** The form of the home page and of the contact page: an island, or static HTML that sends nothing. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <IslandBoundary crash={props.crash}>
      <Form {...props} />
    </IslandBoundary>
  );
}

interface State {
  status: "idle" | "sending" | "failed" | "sent";
  /** What was wrong at the last submit. */
  submitErrors: FieldErrors;
  /** The same, updated on each change: "" for a field that has been corrected. */
  errors: FieldErrors;
  /** In delivery mode, after an enquiry was sent. */
  receipt?: { reference: string; values: FormValues; isCall: boolean } | undefined;
  toast?: keyof FormCopy["toasts"] | undefined;
}
const IDLE: State = { status: "idle", submitErrors: {}, errors: {} };

function Form({ form, title, topics, labels, copy, email }: EnquiryFormProps) {
  const { delivery, notConnected } = copy;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  /** Whether the topic asks for a call; undefined before hydration. */
  const [isCall, setIsCall] = useState<boolean>();
  const isHydrated = isCall !== undefined;
  /** Whether the browser validates the form, and sends it. */
  const isNative = Boolean(delivery) && !isHydrated;
  const [state, setState] = useState(IDLE);
  const { submitErrors, errors, receipt, toast } = state;
  const isSending = state.status === "sending";
  const hasFailed = state.status === "failed";

  const values = (): FormValues & { topic?: string } =>
    Object.fromEntries(new FormData(element.current as HTMLFormElement));
  const asksForCall = () => topics.some(({ text, isCall }) => isCall && text === values().topic);
  /** Empty messages where some were shown: if their elements go, Orca speaks the last field before a toast. */
  const cleared: State = {
    ...IDLE,
    errors: Object.fromEntries(Object.keys(errors).map((name) => [name, ""])),
  };
  const check = () => checkEnquiry(form, values(), copy.messages);
  const mail = { email, subject: copy.form.mailSubject, text: () => enquiryText(form, labels, values()) };

  const result = delivery && hasFailed ? delivery.kept : countErrors(submitErrors, copy.form);
  const announcement = isSending ? copy.form.busy : result;

  const start = useEffectEvent(() => setIsCall(asksForCall()));
  useEffect(() => start(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const hadFocus = document.activeElement === button.current;
    try {
      const { enquiry, errors } = check();
      if (errors) {
        // Rendered at once, so that the message is there when its field gets focus.
        flushSync(() => setState({ ...IDLE, submitErrors: errors, errors }));
        return focusField(element.current, Object.keys(errors)[0]);
      }
      // A disabled button loses focus, and a screen reader would go back to the start of the page.
      if (hadFocus) element.current?.focus({ preventScroll: true });
      // Rendered at once: a second press in the same moment must find the button disabled.
      flushSync(() => setState({ ...cleared, status: "sending" }));
      const { topic } = values();
      const submission = { ...enquiry, ...(topic && { topic }) };
      const reference = await (delivery
        ? postEnquiry(form, submission, new FormData(event.currentTarget))
        : logEnquiry(submission));
      element.current?.reset();
      const receipt = reference ? { reference, values: enquiry, isCall: Boolean(isCall) } : undefined;
      flushSync(() => setState({ ...cleared, status: "sent", receipt, toast: "sent" }));
    } catch {
      flushSync(() => setState({ ...cleared, status: "failed", toast: "failed" }));
    }
    // Unless the visitor has moved focus since.
    if (hadFocus && document.activeElement === element.current)
      button.current?.focus({ preventScroll: true });
  }

  /** Once errors are shown, each change updates them, also that of the topic. */
  function follow() {
    // Rendered at once, because another topic adds or removes fields.
    flushSync(() => setIsCall(asksForCall()));
    if (Object.keys(errors).length === 0 || state.status === "sent") return;
    setState({ ...state, errors: { ...cleared.errors, ...check().errors } });
  }

  function writeAgain() {
    setState({ ...IDLE, toast });
    const focusFirst = () => focusField(element.current, fieldsOf(form)[0]?.name);
    // After the form is painted: before that, a screen reader doesn't know it, and would say nothing.
    requestAnimationFrame(() => requestAnimationFrame(focusFirst));
  }

  /** Removes the toast, and the button that may have focus in it (WCAG 2.4.3). */
  function dismissToast(hasFocus: boolean) {
    // Focus goes to a button, because a field would open the keyboard of a phone.
    if (hasFocus) (receiptHeading.current ?? button.current)?.focus({ preventScroll: true });
    setState({ ...state, toast: undefined });
  }

  return (
    <div>
      <form
        ref={element}
        // Outside a dialog, the method "dialog" does nothing (HTML standard, form submission algorithm).
        method={delivery ? "post" : "dialog"}
        action={delivery && ENQUIRIES_PATH}
        // Once hydrated, the form shows the specification's messages instead of the browser's.
        noValidate={!isNative}
        onSubmit={submit}
        onInput={follow}
        // The receipt replaces the form, which keeps its state.
        hidden={receipt !== undefined}
        tabIndex={-1}
        aria-busy={isSending}
        aria-labelledby={title && "message-form"}
        className={styles.form}
      >
        {notConnected && (
          // The buttons of the contact page lead to it.
          <p id={NOT_CONNECTED} tabIndex={-1} className={`notice ${styles.notConnected}`}>
            {`${notConnected} `}
            <a {...mailLink(mail)}>{mail.email}</a>
          </p>
        )}
        {title && (
          <h2 id="message-form" className="small-heading">
            {title}
          </h2>
        )}
        <Topics copy={copy.form} topics={topics} start={form === "contact" ? "#message-form" : "#cta"} />
        {delivery && <HiddenFields form={form} honeypot={delivery.honeypot} />}
        <div className={styles.grid}>
          <FormFields
            form={form}
            labels={labels}
            copy={copy}
            errors={errors}
            isCall={isCall}
            isNative={isNative}
            isReadOnly={isSending}
          />
          <FormActions copy={copy} errors={errors} isSending={isSending} buttonRef={button} />
        </div>
        {delivery && hasFailed && <FailureHelp copy={delivery} mail={mail} />}
      </form>
      {receipt && delivery && (
        <Receipt
          {...receipt}
          form={form}
          labels={labels}
          copy={delivery.receipt}
          level={title ? 2 : 3}
          headingRef={receiptHeading}
          onAgain={writeAgain}
        />
      )}
      {/* Outside of the form: screen readers may wait with changes in what is busy. */}
      {isHydrated && (
        <>
          <Announcement text={announcement} occasion={submitErrors} />
          <ToastRegion
            toast={toast && { ...copy.toasts[toast], isFailure: toast === "failed" }}
            dismiss={copy.form.dismiss}
            onDismiss={dismissToast}
          />
        </>
      )}
    </div>
  );
}
