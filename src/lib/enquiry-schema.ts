import { z } from "astro/zod";
import { text } from "./text-schemas.ts";

const page = { title: text, description: text, home: text };

/** The words of delivery mode. */
export const enquirySchema = z.strictObject({
  form: z.strictObject({
    /** Precedes the reference of an accepted enquiry. */
    reference: text,
    /** What a failure leaves untouched. */
    kept: text,
    copyMessage: text,
    copied: text,
    writeInstead: text,
    /** Of the email that is written instead. */
    subject: text,
    /** Labels the field that only programs fill in. */
    honeypot: text,
  }),
  /** Pages for visitors without JavaScript. */
  sent: z.strictObject(page),
  /** check: said where a rule is broken; back: how nothing is lost, the email address follows. */
  failed: z.strictObject({ ...page, check: text, back: text }),
});

/** The labels of the home form. */
export const homeFormSchema = z.strictObject({
  name: text,
  email: text,
  company: text,
  message: text,
  messageHint: text,
  submit: text,
  /** On the button while the form is being sent. */
  busy: text,
  errorSummary: text,
  privacyNote: text,
  privacyLink: text,
  /** Shown where no script runs, followed by the email address. */
  withoutScript: text,
});

/** The labels of the contact form. */
export const contactFormSchema = z.strictObject({
  title: text,
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  phone: text,
  message: text,
  /** Follows the label of a field that may stay empty. */
  optional: text,
  submit: text,
  /** On the button while the form is being sent, in delivery mode. */
  busy: text,
  errorSummary: text,
  privacyNote: text,
  privacyLink: text,
  /** Beside the button while the form sends nothing; the email address follows. */
  notConnected: text,
});
