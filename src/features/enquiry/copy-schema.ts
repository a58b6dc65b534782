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
    prefilled: text.describe("Shown with a message that the page's address filled in."),
    notConnected: text.describe("As long as the forms send nothing; the email address follows."),
    dismiss: text.describe("The button that closes a toast."),
    honeypot: text.describe("The label of the field that only spam programs fill in."),
  }),
  messages: z
    .strictObject({ ...texts(...MESSAGE_NAMES), wrongType: textWith("expected", "received") })
    .describe(
      "The messages for invalid fields. Fixed by the specification (chapter 5), except phone, tooLong, oneLine and times.",
    ),
  mail: z
    .strictObject({
      ...texts(...MAIL_TEXT_NAMES),
      subject: textWith("who"),
      call: textWith("who"),
    })
    .describe("What you receive: the mail about an enquiry, or the message in a channel of Slack or Teams."),
  toasts: z.strictObject({ sent: toast, failed: toast }).describe("Fixed by the specification (chapter 8)."),
  delivery: z
    .strictObject({
      kept: text.describe("Says that the text is kept after a failure."),
      copyMessage: text,
      copied: text,
      writeInstead: text,
      subject: text.describe("The subject of that email."),
      receipt: z
        .strictObject({
          title: text,
          reference: text,
          replyBy: text,
          onTime: textWith("moment").describe("By when we reply."),
          late: textWith("moment").describe(
            "Instead, if we reply after more than 24 hours because the office is closed.",
          ),
          time: text.describe("Precedes the number of a proposed time."),
          next: text,
          nextReply: textWith("email"),
          nextCall: textWith("email").describe("Instead, if the visitor proposed times for a call."),
          sent: text,
          again: text,
        })
        .describe("Replaces the form after an enquiry was accepted."),
    })
    .describe("In delivery mode."),
  sent: z
    .strictObject(page)
    .describe(
      "The page for visitors without JavaScript after an enquiry was accepted. Its headline and text are those of the toast.",
    ),
  failed: z
    .strictObject({
      ...page,
      check: text.describe("Only if a field is invalid."),
      back: text.describe("How the visitor gets the text back; the email address follows."),
    })
    .describe("The page for visitors without JavaScript after a failure."),
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
