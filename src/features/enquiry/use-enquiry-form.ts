import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ENQUIRY_FLAG, PRESSED_FLAG } from "../../lib/protocol";
import { fieldId } from "./fields";
import type { Checks, FieldErrors, FormName } from "./schema";
import { Refused, type Send, withExtras } from "./send";

interface EnquiryFormOptions {
  form: FormName;
  check: Checks[FormName];
  send: Send;
}

/** The result of the last attempt to send. */
export type SendResult =
  | { isSent: true; reference: string | undefined; data: FormData; at: Date }
  | { isSent: false };

/**
 * The behavior of a hydrated form: validates on submit and then on each change, focuses the first
 * invalid field, sends one enquiry at a time, resets after success and keeps the values after
 * failure. While it is busy, the form must not accept input, which the reset would erase. What the
 * form does before hydration is in before-hydration.ts.
 */
export function useEnquiryForm({ form: name, check, send }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined before the first submit: until then, changes show no errors. */
  const [errors, setErrors] = useState<FieldErrors>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SendResult>();
  const [sentCount, setSentCount] = useState(0);

  // From here on the specification's messages replace those of the browser.
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);

  const values = () => new FormData(form.current ?? undefined);
  const checkNow = () => check(Object.fromEntries(values()));

  const placeOf = (field: string) => document.getElementById(fieldId(name, field));

  function show(found: FieldErrors) {
    // Rendered synchronously, so that the message is there when its field gets focus.
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found);
    if (first) placeOf(first)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const { enquiry, errors } = checkNow();
    // The browser is already sending the form, since before hydration: it also sends what follows.
    if (!errors && element.hasAttribute(PRESSED_FLAG)) return;
    event.preventDefault();
    if (isBusy) return;
    if (errors) {
      show(errors);
      return;
    }
    const focused = document.activeElement;
    flushSync(() => {
      setErrors({});
      setOutcome(undefined);
      setBusy(true);
    });
    let ended: SendResult | undefined = { isSent: false };
    let refused: FieldErrors | undefined;
    const data = values();
    try {
      const reference = await send(withExtras(enquiry, data), data);
      ended = { isSent: true, reference, data, at: new Date() };
      element.reset();
    } catch (error) {
      // Errors of fields that the page doesn't show can't be displayed: show the general failure
      // instead.
      if (error instanceof Refused && Object.keys(error.errors).some(placeOf)) {
        ended = undefined;
        refused = error.errors;
      }
    }
    flushSync(() => {
      setErrors(ended?.isSent ? undefined : {});
      setOutcome(ended);
      if (ended?.isSent) setSentCount(sentCount + 1);
      setBusy(false);
    });
    if (refused) {
      show(refused);
    } else if (document.activeElement === document.body && focused instanceof HTMLElement) {
      // The button loses focus while it is disabled. Restore it, unless the visitor has moved on.
      focused.focus({ preventScroll: true });
    }
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
      onInput: () => errors && setErrors(checkNow().errors ?? {}),
    },
    errors: errors ?? {},
    isBusy,
    outcome,
    /**
     * How many enquiries were sent. Used as a key, so that components with their own state are
     * reset, too.
     */
    sentCount,
    /** Returns the current values of the form. */
    values,
  };
}
