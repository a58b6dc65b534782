import { type ReactNode, useState } from "react";
import { Button } from "../../components/ui/Button";
import { ErrorSummary } from "../../components/ui/ErrorSummary";
import { Field } from "../../components/ui/Field";
import { ToastRegion } from "../../components/ui/Toast";
import {
  DeliveryFields,
  DeliveryOutcome,
  type DeliveryProps,
  enquiryText,
  formTarget,
} from "./DeliveryParts";
import { postTo } from "./post";
import { checkEnquiry, ENQUIRY_FIELDS, type Enquiry, type EnquiryField } from "./schema";
import { logEnquiry, type SendEnquiry } from "./send";
import { useEnquiryForm } from "./use-enquiry-form";

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
  /** In delivery mode. Without it nothing is sent. */
  delivery?: DeliveryProps | undefined;
  send?: SendEnquiry;
  /** What comes with the form's script, around its button (calls/extras.css). */
  children?: ReactNode;
}

/**
 * The home contact form. In log mode it never submits itself natively, by
 * method="dialog" outside a dialog (HTML standard, form submission algorithm);
 * in delivery mode it does where no script runs.
 */
export function EnquiryForm({ labels, email, delivery, send, children }: EnquiryFormProps) {
  const [sendNow] = useState(
    () => send ?? (delivery ? postTo<Enquiry>(delivery.action, "home") : logEnquiry),
  );
  const form = useEnquiryForm({
    fields: ENQUIRY_FIELDS,
    check: checkEnquiry,
    send: sendNow,
    labels,
    id: (name) => `enquiry-${name}`,
  });
  const { formProps, summary, isBusy, toast, dismissToast, reference, hasFailed, values } = form;
  const field = (name: EnquiryField) => ({ ...form.field(name), required: true });
  const { name, email: address, company, message } = labels;

  // One element around both: the island waits for its children to come near the
  // window, and the toast region, fixed to the window, always is.
  return (
    <div>
      <form {...formProps} {...formTarget(delivery)} className="reply-room grid gap-5 sm:grid-cols-2">
        {delivery && <DeliveryFields form="home" copy={delivery.copy} />}
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("company")} autoComplete="organization" className="sm:col-span-2" />
        <Field {...field("message")} multiline hint={labels.messageHint} className="sm:col-span-2" />
        {children}
        {summary && <ErrorSummary title={labels.errorSummary} errors={summary} />}
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
        {delivery && (
          <DeliveryOutcome
            {...{ copy: delivery.copy, reference, hasFailed, email }}
            text={() => enquiryText({ name, email: address, company, message }, values())}
          />
        )}
        {!delivery && (
          <noscript>
            <p className="notice sm:col-span-2">
              {labels.withoutScript}:{" "}
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </noscript>
        )}
      </form>
      <ToastRegion toast={toast} onDismiss={dismissToast} />
    </div>
  );
}
