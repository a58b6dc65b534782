import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";
import { MAIL_TEXT_NAMES, MESSAGE_NAMES } from "./schema.ts";

const page = { title: text, description: text, home: text };
/** A text for each of these names. */
const texts = <T extends string>(...names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<T, typeof text>;
const toast = z.strictObject({ title: text, body: text });

/** The copy of both forms. */
export const enquirySchema = z.strictObject({
  form: z.strictObject({
    optional: text.describe("Follows the label of a field that may stay empty."),
    busy: text.describe("On the button while the form is being sent."),
    errorSummary: text,
    privacyNote: text,
    privacyLink: text,
    prefilled: text.describe("Said of a message that came with the page's address."),
    withoutScript: text.describe("In log mode where no script runs; the email address follows."),
    unavailable: text.describe("In log mode where the form's code can't be had; the email address follows."),
    dismiss: text.describe("Takes a toast away."),
    honeypot: text.describe("Labels the field that only programs fill in."),
  }),
  messages: z
    .strictObject({ ...texts(...MESSAGE_NAMES), wrongType: textWith("expected", "received") })
    .describe(
      "The messages for wrong fields. Fixed by the specification (chapter 5), except phone, tooLong, oneLine and times.",
    ),
  mail: z
    .strictObject({
      ...texts(...MAIL_TEXT_NAMES),
      subject: textWith("who"),
      call: textWith("who"),
    })
    .describe("What you read yourselves: the mail about an enquiry, and the same in a channel."),
  toasts: z.strictObject({ sent: toast, failed: toast }).describe("Fixed by the specification (chapter 8)."),
  delivery: z
    .strictObject({
      kept: text.describe("Says that the text is kept after a failure."),
      copyMessage: text,
      copied: text,
      writeInstead: text,
      subject: text.describe("Of the email that is written instead."),
      receipt: z
        .strictObject({
          title: text,
          reference: text,
          replyBy: text,
          onTime: textWith("moment").describe(
            "By when we reply; late: where the office is closed for most of 24 hours.",
          ),
          late: textWith("moment"),
          time: text.describe("Precedes the number of a proposed time."),
          next: text,
          nextReply: textWith("email"),
          nextCall: textWith("email").describe("The same where times for a call were proposed."),
          sent: text,
          again: text,
        })
        .describe("What replaces the form once an enquiry is accepted."),
    })
    .describe("In delivery mode."),
  sent: z
    .strictObject(page)
    .describe("Pages for visitors without JavaScript. Their headlines and texts are those of the toasts."),
  failed: z
    .strictObject({ ...page, check: text, back: text })
    .describe("check: said where a rule is broken; back: how nothing is lost, the email address follows."),
});

export type EnquiryCopy = z.infer<typeof enquirySchema>;

/** The copy of the home form only. */
export const homeFormSchema = z.strictObject({
  labels: z.strictObject({ name: text, email: text, company: text, phone: text, message: text }),
  messageHint: text.describe("Under the label of the message."),
  submit: text,
});

/** The copy of the contact form only. */
export const contactFormSchema = z.strictObject({
  title: text,
  notConnected: text.describe("Above the fields while the form sends nothing; the email address follows."),
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

/**
 * The copy of a topic, shown above the form after a button has set it.
 * @param names the topics other than services
 */
export function topicCopySchema<T extends string>(...names: T[]) {
  return z.strictObject({ label: text, remove: text, ...texts(...names) });
}
