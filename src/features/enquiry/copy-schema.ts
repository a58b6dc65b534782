import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";
import { MESSAGE_NAMES } from "./schema.ts";

const page = { title: text, description: text, home: text };
/** A text for each name. */
const texts = <T extends string>(...names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<T, typeof text>;
const toast = z.strictObject({ title: text, body: text });

/** What the forms say. */
export const enquirySchema = z.strictObject({
  form: z.strictObject({
    /** Follows the label of a field that may stay empty. */
    optional: text,
    /** On the button while the form is being sent. */
    busy: text,
    errorSummary: text,
    privacyNote: text,
    privacyLink: text,
    /** Said of a message that came with the page's address. */
    prefilled: text,
    /** In log mode where no script runs; the email address follows. */
    withoutScript: text,
    /** In log mode where the form's code can't be had; the email address follows. */
    unavailable: text,
    /** Takes a toast away. */
    dismiss: text,
    /** Labels the field that only programs fill in. */
    honeypot: text,
  }),
  /** What is said about a wrong field (specification, chapter 5). */
  messages: z
    .strictObject(texts(...MESSAGE_NAMES))
    .refine(({ wrongType }) => wrongType.includes("{expected}") && wrongType.includes("{received}"), {
      path: ["wrongType"],
      error: "must hold {expected}, {received}",
    }),
  /** Specification, chapter 8. */
  toasts: z.strictObject({ sent: toast, failed: toast }),
  /** In delivery mode. */
  delivery: z.strictObject({
    /** What a failure leaves untouched. */
    kept: text,
    copyMessage: text,
    copied: text,
    writeInstead: text,
    /** Of the email that is written instead. */
    subject: text,
    /** What replaces the form once an enquiry is accepted. */
    receipt: z.strictObject({
      title: text,
      reference: text,
      replyBy: text,
      /** By when we reply; late: where the office is closed for most of 24 hours. */
      onTime: textWith("moment"),
      late: textWith("moment"),
      /** Precedes the number of a proposed time. */
      time: text,
      next: text,
      nextReply: textWith("email"),
      /** The same where times for a call were proposed. */
      nextCall: textWith("email"),
      sent: text,
      again: text,
    }),
  }),
  /** Pages for visitors without JavaScript. */
  sent: z.strictObject(page),
  /** check: said where a rule is broken; back: how nothing is lost, the email address follows. */
  failed: z.strictObject({ ...page, check: text, back: text }),
});

export type EnquiryCopy = z.infer<typeof enquirySchema>;

/** What the home form says of its own. */
export const homeFormSchema = z.strictObject({
  labels: z.strictObject({ name: text, email: text, company: text, phone: text, message: text }),
  /** Under the label of the message. */
  messageHint: text,
  submit: text,
});

/** What the contact form says of its own. */
export const contactFormSchema = z.strictObject({
  title: text,
  /** Above the fields while the form sends nothing; the email address follows. */
  notConnected: text,
  labels: z.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    company: text,
    phone: text,
    message: text,
  }),
  submit: text,
});
