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
import { hasProposal } from "./proposed-message.ts";
import { Receipt } from "./Receipt.tsx";
import { logEnquiry, postEnquiry } from "./send.ts";
import { type ByField, enquiryText, type FormName, fieldsOf } from "./shared-with-server/enquiry-fields.ts";
import { ENQUIRIES_PATH } from "./shared-with-server/enquiry-request.ts";
import { checkEnquiry, type FieldErrors, type FormValues } from "./shared-with-server/enquiry-rules.ts";
import type { Topic } from "./Topics.tsx";

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
  /** Once a form was invalid, each change updates its errors. */
  status: "idle" | "invalid" | "sending" | "failed" | "sent";
  /** A field that was wrong before has an empty message. */
  errors: FieldErrors;
  /** What a screen reader says; a new object says the same again. */
  announcement: { text: string };
  /** In delivery mode, after an enquiry was sent. */
  receipt?: { reference: string; values: FormValues; isCall: boolean } | undefined;
  toast?: keyof FormCopy["toasts"] | undefined;
}
const IDLE: State = { status: "idle", errors: {}, announcement: { text: "" } };

/**
 * Adds an empty message for each field that was wrong before: its line stays, so that nothing moves, and because
 * Orca would speak the last field before a toast if a line goes.
 */
const keepLines = (before: FieldErrors, errors: FieldErrors = {}): FieldErrors => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, ""])),
  ...errors,
});

function Form({ form, title, topics, labels, copy, email }: EnquiryFormProps) {
  const { delivery, notConnected } = copy;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  const toastRegion = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  /** Whether the message contains the visitor's numbers from the assessment. */
  const [hasNumbers, setHasNumbers] = useState(false);
  const [topicText, setTopicText] = useState<string>();
  const topic = topics.find(({ text }) => text === topicText);
  const isCall = Boolean(topic?.isCall);
  /** Whether the browser validates the form, and sends it. */
  const isNative = Boolean(delivery) && !isHydrated;
  const [state, setState] = useState(IDLE);
  const { status, errors, announcement, receipt, toast } = state;
  const isSending = status === "sending";

  const values = (): FormValues & { topic?: string } =>
    Object.fromEntries(new FormData(element.current as HTMLFormElement));
  const check = () => checkEnquiry(form, values(), copy.messages);
  const mail = { email, subject: copy.form.mailSubject, text: () => enquiryText(form, labels, values()) };

  /** Renders at once: a message is there when its field gets focus, and a second press finds the button disabled. */
  const show = (next: Partial<State>) =>
    flushSync(() =>
      setState((before) => ({ ...IDLE, ...next, errors: keepLines(before.errors, next.errors) })),
    );

  /** Reads what set-topic.js and the assessment have put into the form. */
  function readPage() {
    setTopicText(values().topic);
    setHasNumbers(hasProposal());
  }
  const start = useEffectEvent(readPage);
  useEffect(() => {
    start();
    setHydrated(true);
  }, []);

  /** Follows each change, also that of the topic. */
  function follow() {
    // Rendered at once, because another topic adds or removes fields.
    flushSync(readPage);
    if (status === "invalid") setState({ ...state, errors: keepLines(errors, check().errors) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    try {
      const { enquiry, errors } = check();
      if (errors) {
        show({ status: "invalid", errors, announcement: { text: countErrors(errors, copy.form) } });
        return focusField(element.current, Object.keys(errors)[0]);
      }
      // A disabled button loses focus, and a screen reader would go back to the start of the page.
      if (document.activeElement === button.current) element.current?.focus({ preventScroll: true });
      show({ status: "sending", announcement: { text: copy.form.busy } });
      const submission = { ...enquiry, ...(topic && { topic: topic.text }) };
      const reference = await (delivery
        ? postEnquiry(form, submission, new FormData(event.currentTarget))
        : logEnquiry(submission));
      element.current?.reset();
      readPage();
      const receipt = reference ? { reference, values: enquiry, isCall } : undefined;
      show({ status: "sent", receipt, toast: "sent" });
    } catch {
      show({ status: "failed", announcement: { text: delivery?.kept ?? "" }, toast: "failed" });
    }
    // Unless the visitor has moved focus since.
    if (document.activeElement === element.current) button.current?.focus({ preventScroll: true });
    // The toast covers neither the button nor what has focus, and in a low window stands in the page (Toast.module.css).
    for (const shown of [button.current, document.activeElement, toastRegion.current]) {
      shown?.scrollIntoView({ behavior: "instant", block: "nearest" });
    }
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
        // To which the topics before it belong (EnquiryForm.module.css).
        id="enquiry-form"
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
        {delivery && <HiddenFields form={form} honeypot={delivery.honeypot} />}
        <div className={styles.grid}>
          <FormFields
            form={form}
            labels={labels}
            copy={copy}
            errors={errors}
            isHydrated={isHydrated}
            topic={topic}
            hasNumbers={hasNumbers}
            isNative={isNative}
            isReadOnly={isSending}
          />
          <FormActions copy={copy} errors={errors} isSending={isSending} buttonRef={button} />
        </div>
        {delivery && status === "failed" && <FailureHelp copy={delivery} mail={mail} />}
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
          <Announcement
            text={announcement.text || (hasNumbers ? copy.hints.numbers : "")}
            occasion={announcement}
          />
          <ToastRegion
            ref={toastRegion}
            toast={toast && { ...copy.toasts[toast], isFailure: toast === "failed" }}
            dismiss={copy.form.dismiss}
            onDismiss={dismissToast}
          />
        </>
      )}
    </div>
  );
}
