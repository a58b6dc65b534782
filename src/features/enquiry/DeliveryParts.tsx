import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { EXTRA_FIELDS } from "./calls/extras";

/** What the forms need in delivery mode, and don't have in log mode. */
export interface DeliveryProps {
  /** The endpoint's path. */
  action: string;
  copy: {
    /** Precedes the reference of an accepted enquiry. */
    reference: string;
    /** What a failure leaves untouched. */
    kept: string;
    copyMessage: string;
    copied: string;
    writeInstead: string;
    /** Of the email that is written instead. */
    subject: string;
    /** Labels the field that only programs fill in. */
    honeypot: string;
  };
}

/** How a form leaves the page without a script: not at all in log mode (see EnquiryForm). */
export const formTarget = (delivery: DeliveryProps | undefined) =>
  delivery
    ? ({ method: "post", action: delivery.action } as const)
    : ({ method: "dialog", noValidate: true } as const);

/** A name that no autofill knows, and what tells password managers to leave it alone. */
const HONEYPOT_ATTRIBUTES = {
  name: "contact_preference_2",
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** Which form it is, and a field that people don't see and programs fill in. */
export function DeliveryFields({ form, copy }: { form: "home" | "contact"; copy: DeliveryProps["copy"] }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <label className="honeypot" aria-hidden="true">
        {copy.honeypot} <input {...HONEYPOT_ATTRIBUTES} />
      </label>
    </>
  );
}

interface OutcomeProps {
  copy: DeliveryProps["copy"];
  reference: string | undefined;
  hasFailed: boolean;
  /** The enquiry as text, as it stands in the form now. */
  text: () => string;
  /** Where to write instead. */
  email: string;
}

/** What the visitor keeps: a reference after acceptance; after a failure, two ways that lose nothing. */
export function DeliveryOutcome({ copy, reference, hasFailed, text, email }: OutcomeProps) {
  const [copied, setCopied] = useState<boolean>();
  async function copyText() {
    await navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    // Always there, so that what comes into it is announced; while empty it takes no row.
    <div aria-live="polite" className="empty:-mt-5 sm:col-span-2">
      {reference && (
        <p className="notice">
          {copy.reference} <strong>{reference}</strong>
        </p>
      )}
      {hasFailed && (
        <div className="notice">
          <p>{copy.kept}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={copyText}>
              {copied ? copy.copied : copy.copyMessage}
            </Button>
            <Button variant="secondary" href={mailTo(email, copy.subject, text())}>
              {copy.writeInstead}
            </Button>
          </div>
          {copied === false && <textarea readOnly rows={6} className="control mt-3" value={text()} />}
        </div>
      )}
    </div>
  );
}

function mailTo(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * An enquiry as text: a line for each field, the message last and by itself.
 * @param labels of the fields, by name, in the order of the form
 */
export function enquiryText(labels: Readonly<Record<string, string>>, values: FormData): string {
  const lines = Object.entries(labels)
    .map(([name, label]) => [name, label, String(values.get(name) ?? "").trim()] as const)
    .filter(([, , value]) => value !== "")
    .map(([name, label, value]) => (name === "message" ? `\n${value}` : `${label}: ${value}`));
  return [...lines, ...values.getAll(EXTRA_FIELDS.timesText)].join("\n");
}
