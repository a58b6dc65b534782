import type { ReactNode } from "react";
import { Button } from "../components/ui/Button";
import { Field } from "../components/ui/Field";
import { type Topic, TopicLines } from "./TopicLines";

/** The phone field's id: Request Callback leads to it, and the browser focuses it. */
export const PHONE_FIELD = "contact-phone";

export interface ContactFormProps {
  labels: {
    title: string;
    firstName: string;
    lastName: string;
    email: string;
    company: string;
    phone: string;
    message: string;
    optional: string;
    submit: string;
    notConnected: string;
  };
  /** Where to write instead. */
  email: string;
  /** label precedes a topic, remove takes it away. */
  topicWords: { label: string; remove: string };
  topics: Topic[];
  /** What comes with the form's script, above its button. */
  children?: ReactNode;
}

/**
 * The message form of the contact page, in log mode: it looks and feels like a
 * form, and sends nothing (specification, chapter 3). method="dialog" outside a
 * dialog keeps the values and the address as they are, without a script (HTML
 * standard, form submission algorithm).
 */
export function ContactForm({ labels, email, topicWords, topics, children }: ContactFormProps) {
  return (
    <form method="dialog" noValidate aria-labelledby="message-form" className="contact-form">
      <h2 id="message-form">{labels.title}</h2>
      <TopicLines {...topicWords} removedTo="#message-form" topics={topics} />
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field
          id="contact-first-name"
          name="firstName"
          label={labels.firstName}
          required
          autoComplete="given-name"
        />
        <Field
          id="contact-last-name"
          name="lastName"
          label={labels.lastName}
          required
          autoComplete="family-name"
        />
        <Field
          id="contact-email"
          name="email"
          label={labels.email}
          required
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
        <Field
          id="contact-company"
          name="company"
          label={labels.company}
          optional={labels.optional}
          autoComplete="organization"
        />
        <Field
          id={PHONE_FIELD}
          name="phone"
          label={labels.phone}
          optional={labels.optional}
          type="tel"
          autoComplete="tel"
        />
        <Field
          id="contact-message"
          name="message"
          label={labels.message}
          required
          multiline
          className="sm:col-span-2"
        />
        {children}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit" aria-describedby="contact-note">
            {labels.submit}
          </Button>
          <p id="contact-note" className="text-sm text-ink-muted">
            {labels.notConnected}:{" "}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
      </div>
    </form>
  );
}
