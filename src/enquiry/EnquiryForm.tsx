import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../components/ui/Button";
import { ErrorSummary } from "../components/ui/ErrorSummary";
import { Field } from "../components/ui/Field";
import { type ToastMessage, ToastRegion } from "../components/ui/Toast";
import { withExtras } from "./calls/extras";
import { NOT_SENT, SENT } from "./messages";
import { checkEnquiry, ENQUIRY_FIELDS, type FieldErrors } from "./schema";
import { logEnquiry, type SendEnquiry } from "./send";

export interface EnquiryFormProps {
  labels: {
    name: string;
    email: string;
    company: string;
    message: string;
    messageHint: string;
    submit: string;
    busy: string;
    errorSummary: string;
    privacyNote: string;
    privacyLink: string;
    withoutScript: string;
  };
  /** Where to write instead, for visitors without JavaScript. */
  email: string;
  send?: SendEnquiry;
  /** What comes with the form's script, above its button. */
  children?: ReactNode;
}

/**
 * The home contact form. Before React runs it is plain HTML that keeps what is
 * typed and, by method="dialog", never submits itself; a press of the button in
 * that time is remembered by pending-submit.ts and carried out here.
 */
export function EnquiryForm({ labels, email, send = logEnquiry, children }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const wasSubmitted = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [toast, setToast] = useState<ToastMessage | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset["live"] = "";
    if ("pressed" in element.dataset) {
      delete element.dataset["pressed"];
      // After this effect: React can't show errors at once from within it.
      queueMicrotask(() => element.requestSubmit());
    }
  }, []);

  function check() {
    const result = checkEnquiry(Object.fromEntries(new FormData(form.current ?? undefined)));
    // At once, so that the message is there when focus arrives at its field.
    flushSync(() => setErrors(result.errors ?? {}));
    return result;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;

    wasSubmitted.current = true;
    const { enquiry, errors } = check();
    if (!enquiry) {
      const firstInvalid = ENQUIRY_FIELDS.find((name) => errors[name]);
      element.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return;
    }

    isSending.current = true;
    const focused = document.activeElement;
    flushSync(() => {
      setToast(null);
      setBusy(true);
    });
    let outcome = SENT;
    try {
      await send(withExtras(enquiry, element));
      element.reset();
      wasSubmitted.current = false;
    } catch {
      outcome = NOT_SENT;
    }
    isSending.current = false;
    flushSync(() => {
      setToast(outcome);
      setBusy(false);
    });
    // A disabled button loses focus; give it back unless the visitor moved on.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }

  const wrong = ENQUIRY_FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `enquiry-${name}`, message }] : [];
  });
  const field = (name: (typeof ENQUIRY_FIELDS)[number]) => ({
    id: `enquiry-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    required: true,
  });

  // One element around both: the island waits for its children to come near the
  // window, and the toast region, fixed to the window, always is.
  return (
    <div>
      <form
        ref={form}
        method="dialog"
        noValidate
        data-enquiry=""
        // A press before React came has left its mark on the element.
        suppressHydrationWarning
        aria-busy={isBusy}
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={submit}
        onInput={() => wasSubmitted.current && check()}
      >
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("company")} autoComplete="organization" className="sm:col-span-2" />
        <Field {...field("message")} multiline hint={labels.messageHint} className="sm:col-span-2" />
        {children}
        {wrong.length > 1 && <ErrorSummary title={labels.errorSummary} errors={wrong} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
          <p className="max-w-prose text-sm text-ink-muted">
            {labels.privacyNote}{" "}
            <a className="link" href="/privacy">
              {labels.privacyLink}
            </a>
          </p>
        </div>
        <noscript>
          <p className="notice sm:col-span-2">
            {labels.withoutScript}:{" "}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </noscript>
      </form>
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} />
    </div>
  );
}
