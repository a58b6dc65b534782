import { type ReactNode, useState } from "react";
import { Button } from "../../components/ui/Button";
import { ErrorSummary } from "../../components/ui/ErrorSummary";
import { Field } from "../../components/ui/Field";
import { ToastRegion } from "../../components/ui/Toast";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  checkContactMessage,
} from "./contact-schema";
import {
  DeliveryFields,
  DeliveryOutcome,
  type DeliveryProps,
  enquiryText,
  formTarget,
} from "./DeliveryParts";
import { postTo } from "./post";
import { type Topic, TopicLines } from "./TopicLines";
import { useEnquiryForm } from "./use-enquiry-form";

/** The phone field's id: Request Callback leads to it, and the browser focuses it. */
export const PHONE_FIELD = "contact-phone";

export interface ContactFormProps {
  labels: Record<ContactField, string> & {
    title: string;
    optional: string;
    submit: string;
    busy: string;
    errorSummary: string;
    notConnected: string;
    privacyNote: string;
    privacyLink: string;
  };
  /** Where to write instead. */
  email: string;
  /** label precedes a topic, remove takes it away. */
  topicWords: { label: string; remove: string };
  topics: Topic[];
  /** In delivery mode. Without it the form looks and feels like one, and sends nothing. */
  delivery?: DeliveryProps | undefined;
  /** What comes with the form's script, around its button (calls/extras.css); by default a place for it. */
  children?: ReactNode;
}

/** The id of each field. */
const ID = {
  firstName: "contact-first-name",
  lastName: "contact-last-name",
  email: "contact-email",
  company: "contact-company",
  phone: PHONE_FIELD,
  message: "contact-message",
} as const satisfies Record<ContactField, string>;

/**
 * The message form of the contact page. In log mode it is plain HTML that sends
 * nothing (specification, chapter 3) and keeps values and address as they are, by
 * method="dialog" outside a dialog (HTML standard, form submission algorithm).
 */
export function ContactForm({ labels, email, topicWords, topics, delivery, children }: ContactFormProps) {
  const [send] = useState(() => postTo<ContactMessage>(delivery?.action ?? "", "contact"));
  const { formProps, field, summary, isBusy, toast, dismissToast, reference, hasFailed, values } =
    useEnquiryForm({
      fields: CONTACT_FIELDS,
      check: checkContactMessage,
      send,
      labels,
      id: (name) => ID[name],
    });
  const required = (name: ContactField) => ({ ...field(name), required: true });
  const optional = (name: ContactField) => ({ ...field(name), optional: labels.optional });
  const names = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, labels[name]]));

  const form = (
    <form
      {...(delivery ? formProps : {})}
      {...formTarget(delivery)}
      aria-labelledby="message-form"
      className="contact-form"
    >
      <h2 id="message-form">{labels.title}</h2>
      <TopicLines {...topicWords} removedTo="#message-form" topics={topics} />
      {delivery && <DeliveryFields form="contact" copy={delivery.copy} />}
      <div className="reply-room mt-6 grid gap-5 sm:grid-cols-2">
        <Field {...required("firstName")} autoComplete="given-name" />
        <Field {...required("lastName")} autoComplete="family-name" />
        <Field {...required("email")} type="email" autoComplete="email" className="sm:col-span-2" />
        <Field {...optional("company")} autoComplete="organization" />
        <Field {...optional("phone")} type="tel" autoComplete="tel" />
        <Field {...required("message")} multiline className="sm:col-span-2" />
        {children ?? <div data-extras="" className="contents" />}
        {summary && <ErrorSummary title={labels.errorSummary} errors={summary} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit" disabled={isBusy} aria-describedby="contact-note">
            {isBusy ? labels.busy : labels.submit}
          </Button>
          <p id="contact-note" className="max-w-prose flex-1 basis-72 text-sm text-ink-muted">
            {delivery ? labels.privacyNote : `${labels.notConnected}:`}{" "}
            <a className="link" href={delivery ? "/privacy" : `mailto:${email}`}>
              {delivery ? labels.privacyLink : email}
            </a>
          </p>
        </div>
        {delivery && (
          <DeliveryOutcome
            {...{ copy: delivery.copy, reference, hasFailed, email }}
            text={() => enquiryText(names, values())}
          />
        )}
      </div>
    </form>
  );
  // One element around both, as in EnquiryForm. Log mode has no toast.
  return delivery ? (
    <div>
      {form}
      <ToastRegion toast={toast} onDismiss={dismissToast} />
    </div>
  ) : (
    form
  );
}
