import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ENQUIRY_FLAG, PRESSED_FLAG } from "../../lib/protocol";
import type { checkEnquiry } from "../../shared/enquiry-rules";
import type { FieldElements } from "./FormFields";
import type { Enquiry, Send } from "./send";
import { useFieldErrors } from "./use-field-errors";
import { useProposedMessage } from "./use-proposed-message";

interface EnquiryFormOptions {
  check: (values: unknown) => ReturnType<typeof checkEnquiry>;
  send: Send;
  /** The topic as shown on the page, if there is one. */
  topic?: string | undefined;
}

/** The result of the last attempt to send. */
export type SendResult = { isSent: true; reference: string | undefined; data: FormData } | { isSent: false };

/**
 * The behavior of a hydrated form: validates on submit and then on each change, sends one enquiry at a
 * time, resets after success and keeps the values after failure. While it is busy, the form must not
 * accept input, which the reset would erase. What the form does before hydration is in
 * before-hydration.ts.
 */
export function useEnquiryForm({ check, send, topic }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [fields] = useState<FieldElements>(() => new Map());
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SendResult>();
  const values = () => new FormData(form.current ?? undefined);
  const checkNow = () => check(Object.fromEntries(values()));
  const { errors, listed, summary, ...fieldErrors } = useFieldErrors(fields, () => checkNow().errors);
  useProposedMessage(fields, fieldErrors.follow);

  // From here on the specification's messages replace those of the browser.
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { enquiry, errors } = checkNow();
    // The browser is already sending the form, since before hydration: it also sends what follows.
    if (!errors && event.currentTarget.hasAttribute(PRESSED_FLAG)) return;
    event.preventDefault();
    if (isBusy) return;
    if (errors) fieldErrors.show(errors);
    else void sendNow({ ...enquiry, ...(topic && { topic }) });
  }

  async function sendNow(enquiry: Enquiry) {
    flushSync(() => {
      fieldErrors.clear();
      setOutcome(undefined);
      setBusy(true);
    });
    const data = values();
    const answer = await send(enquiry, data).catch(() => undefined);
    // Errors of fields that the page doesn't show can't be displayed: they count as a failure.
    const isShown = (name: string) => fields.has(name);
    const refused = Object.keys(answer?.errors ?? {}).some(isShown) ? answer?.errors : undefined;
    flushSync(() => {
      setBusy(false);
      if (answer && !answer.errors) {
        form.current?.reset();
        fieldErrors.reset();
        setOutcome({ isSent: true, reference: answer.reference, data });
      } else if (!refused) {
        setOutcome({ isSent: false });
      }
    });
    if (refused) fieldErrors.show(refused);
  }

  return {
    /** Props of the form element. */
    formProps: {
      ref: form,
      [ENQUIRY_FLAG]: "",
      // Other flags may have been set before hydration.
      suppressHydrationWarning: true,
      "aria-busy": isBusy,
      onSubmit: submit,
      onInput: fieldErrors.follow,
    },
    fields,
    errors,
    listed,
    summary,
    isBusy,
    outcome,
    /** Returns the current values of the form. */
    values,
  };
}
