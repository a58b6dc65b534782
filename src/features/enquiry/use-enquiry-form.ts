import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "./fields";
import {
  type Check,
  type ContactValues,
  type FieldErrors,
  type FormName,
  HONEYPOT_FIELD,
  type HomeValues,
} from "./schema";
import { Refused, type Send, withExtras } from "./send";

interface EnquiryFormOptions {
  form: FormName;
  check: Check<HomeValues | ContactValues>;
  send: Send;
}

/** How the last sending ended. */
export type SendResult =
  | { isSent: true; reference: string | undefined; data: FormData; at: Date }
  | { isSent: false };

/**
 * What a live form does: errors on submit that then follow each change, focus on
 * the first, one sending at a time, reset on success, values kept on failure.
 * Before React runs the form is plain HTML that keeps what is typed; a press of
 * the button in that time is remembered by load-form.ts and carried out here.
 */
export function useEnquiryForm({ form: name, check, send }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined until the button is pressed: only then do errors follow each change. */
  const [errors, setErrors] = useState<FieldErrors>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SendResult>();
  const [sentCount, setSentCount] = useState(0);

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

  const values = () => new FormData(form.current ?? undefined);
  const checkNow = () => check(Object.fromEntries(values()));

  const placeOf = (field: string) => document.getElementById(fieldId(name, field));

  function show(found: FieldErrors) {
    // At once, so that a message is there when focus arrives at its field.
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found);
    if (first) placeOf(first)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { enquiry, errors } = checkNow();
    if (errors) {
      show(errors);
      return;
    }
    const element = event.currentTarget;
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
      const reference = await send(withExtras(enquiry, data), String(data.get(HONEYPOT_FIELD) ?? ""));
      ended = { isSent: true, reference, data, at: new Date() };
      element.reset();
    } catch (error) {
      // Of what is wrong without a place on the page, the visitor can only be told that it failed.
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
      // A disabled button loses focus; give it back unless the visitor moved on.
      focused.focus({ preventScroll: true });
    }
  }

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      "data-enquiry": "",
      // A press before React came has left its mark on the element.
      suppressHydrationWarning: true,
      "aria-busy": isBusy,
      onSubmit: submit,
      onInput: () => errors && setErrors(checkNow().errors ?? {}),
    },
    errors: errors ?? {},
    isBusy,
    outcome,
    /** How many enquiries were sent: the key of what has a state of its own, which a reset doesn't reach. */
    sentCount,
    /** What the form holds now. */
    values,
  };
}
