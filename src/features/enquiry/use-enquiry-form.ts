import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ToastMessage } from "../../components/ui/Toast";
import { withExtras } from "./calls/extras";
import { NOT_SENT, SENT } from "./messages";
import { Refused, type Send } from "./send";

interface EnquiryFormParts<T> {
  /** In the order of the form, which is the order in which focus finds errors. */
  fields: readonly (keyof T & string)[];
  check: (values: unknown) => { enquiry?: T; errors?: Partial<Record<string, string>> };
  send: Send<T>;
  /** What the visitor reads at each field. */
  labels: Readonly<Record<keyof T & string, string>>;
  /** The id of each field; unique on the page. */
  id: (name: keyof T & string) => string;
}

/**
 * What both forms do: errors on submit that then follow each change, focus on
 * the first, one sending at a time, a toast, reset on success, values kept on
 * failure. Before React runs the form is plain HTML that keeps what is typed; a
 * press of the button in that time is remembered by pending-submit.ts and
 * carried out here.
 */
export function useEnquiryForm<T extends { message: string }>({
  fields,
  check,
  send,
  labels,
  id,
}: EnquiryFormParts<T>) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const wasSubmitted = useRef(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [reference, setReference] = useState<string>();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // From here on the messages are the specification's, not the browser's.
    element.noValidate = true;
    element.dataset["live"] = "";
    if ("pressed" in element.dataset) {
      delete element.dataset["pressed"];
      // After this effect: React can't show errors at once from within it.
      queueMicrotask(() => element.requestSubmit());
    }
    // The rules' first run takes a phone some 10 ms: before the visitor's press, not with it.
    setTimeout(() => check({}));
  }, [check]);

  // At once, so that a message is there when focus arrives at its field.
  const show = (found: Partial<Record<string, string>>) => flushSync(() => setErrors(found));

  function checkNow() {
    const result = check(Object.fromEntries(new FormData(form.current ?? undefined)));
    show(result.errors ?? {});
    return result;
  }

  function focusFirst(found: Partial<Record<string, string>>) {
    const name = fields.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;

    wasSubmitted.current = true;
    const { enquiry, errors = {} } = checkNow();
    if (!enquiry) {
      focusFirst(errors);
      return;
    }

    isSending.current = true;
    const focused = document.activeElement;
    flushSync(() => {
      setToast(null);
      setReference(undefined);
      setBusy(true);
    });
    let outcome: ToastMessage | null = SENT;
    let refusal: Refused | undefined;
    try {
      const data = new FormData(element);
      const given = await send(withExtras(enquiry, data), data);
      setReference(given);
      element.reset();
      wasSubmitted.current = false;
    } catch (error) {
      // What is wrong beside the fields, such as a time that has passed, has no place for a message.
      refusal = error instanceof Refused && fields.some((name) => error.errors[name]) ? error : undefined;
      outcome = refusal ? null : NOT_SENT;
    }
    isSending.current = false;
    flushSync(() => {
      setToast(outcome);
      setBusy(false);
    });
    if (refusal) {
      show(refusal.errors);
      focusFirst(refusal.errors);
    } else if (document.activeElement === document.body && focused instanceof HTMLElement) {
      // A disabled button loses focus; give it back unless the visitor moved on.
      focused.focus({ preventScroll: true });
    }
  }

  const wrong = fields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: id(name), message }] : [];
  });

  return {
    /** For the form element. */
    formProps: {
      ref: form,
      "data-enquiry": "",
      // A press before React came has left its mark on the element.
      suppressHydrationWarning: true,
      "aria-busy": isBusy,
      onSubmit: submit,
      onInput: () => void (wasSubmitted.current && checkNow()),
    },
    /** What each field takes, whatever else it has. */
    field: (name: keyof T & string) => ({ id: id(name), name, label: labels[name], error: errors[name] }),
    /** Several errors; a single one stands beside its field alone. */
    summary: wrong.length > 1 ? wrong : undefined,
    isBusy,
    toast,
    dismissToast: () => setToast(null),
    /** What the last enquiry was accepted as. */
    reference,
    hasFailed: toast?.variant === "destructive",
    /** What the form holds now. */
    values: () => new FormData(form.current ?? undefined),
  };
}
