import { z } from "astro/zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";
import type { FormMessages, MailTexts } from "../../shared/enquiry-texts.ts";
import type { OfficeHours } from "./office/office-hours.ts";

type TextSchemas<T> = Record<keyof T, z.ZodType<string>>;

const page = {
  title: line.meta({ title: "Page title" }),
  description: text.meta({ title: "Page description" }),
  home: line.meta({ title: "Link to the home page" }),
};
/** Fixed by the specification (chapters 5 and 8), so that editors don't see it. */
const fixed = line.meta({ hidden: true });
const fixedWith = (...names: string[]) => textWith(...names).meta({ hidden: true });
const toast = z.strictObject({ title: fixed, body: fixed });

/** The copy of both forms. Placeholders in braces are filled in by the browser. */
export const enquirySchema = z.strictObject({
  form: z.strictObject({
    optional: line.describe("After the label of a field that may stay empty."),
    busy: line.meta({ title: "Sending", description: "On the button while the form is being sent." }),
    errorSummary: textWith("count").meta({ title: "Above the mistakes" }),
    callTimeHint: line.meta({
      title: "Time for a call",
      description: "Under the label of the field, which is shown only for calls.",
    }),
    privacyNote: line.describe("Below the form."),
    privacyLink: line.describe("After the privacy note; leads to the privacy policy."),
    dismiss: line.describe("The button that closes a message."),
  }),
  notConnected: line.describe("As long as the forms send nothing; the email address follows."),
  messages: z
    .strictObject({
      required: fixed,
      wrongType: fixedWith("expected", "received"),
      name: fixedWith("minName"),
      firstName: fixedWith("minName"),
      lastName: fixedWith("minName"),
      email: fixed,
      company: fixedWith("minName"),
      phone: line,
      message: fixedWith("minMessage"),
      tooLong: textWith("max"),
      oneLine: line.describe("For a field that must be one line."),
    } satisfies TextSchemas<FormMessages>)
    .meta({ title: "Mistakes", description: "The messages for what a visitor enters wrongly." }),
  mail: z
    .strictObject({
      subject: textWith("who").describe("{who} is the visitor's name."),
      subjectWithoutName: line,
      possibleSpam: line.describe("Before the subject of what may be spam."),
      name: line,
      email: line,
      company: line,
      phone: line,
      callTime: line,
      topic: line,
      reference: line,
      form: line.describe("The label of which form was used."),
    } satisfies TextSchemas<MailTexts>)
    .describe("What you receive: the mail about an inquiry, or the message in a channel of Slack or Teams."),
  toasts: z.strictObject({ sent: toast, failed: toast }),
  delivery: z
    .strictObject({
      honeypot: line.meta({
        title: "Trap for spam",
        description: "Beside a field that people don't see and spam programs fill in.",
      }),
      kept: line.describe("After a failure: the text is still in the form."),
      copyMessage: line.describe("A button after a failure."),
      copied: line.describe("After the text was copied."),
      writeInstead: line.describe("A link after a failure, to an email with the text."),
      subject: line.describe("The subject of that email."),
      promise: textWith("moment").meta({
        title: "Reply time",
        description:
          "Below the button. {moment} is a weekday and a time at the office; shown only while that is within 24 hours.",
      }),
      receipt: z
        .strictObject({
          title: line,
          reference: line.describe("Before the number of the inquiry."),
          replyBy: line.describe(
            "Before the time of your reply, which is shown only while it is within 24 hours.",
          ),
          replyTime: textWith("moment").describe("{moment} is a weekday and a time at the office."),
          next: line.meta({ title: "Heading of what happens next" }),
          nextReply: textWith("email"),
          sent: line.describe("Above what the visitor has sent."),
          again: line.describe("A button for another message."),
        })
        .meta({
          title: "Confirmation",
          description: "In place of the form, once the message has arrived.",
        }),
    })
    .meta({ title: "After sending", description: "Shown once the forms are connected." }),
  sent: z
    .strictObject(page)
    .describe("The page after a message has arrived, for browsers that run no scripts."),
  failed: z
    .strictObject({
      ...page,
      check: textWith("minName", "minMessage", "max").describe("Only if something was entered wrongly."),
      back: line.describe("How the visitor gets the text back; the email address follows."),
    })
    .describe("The page after a failure, for browsers that run no scripts."),
});
export type EnquiryCopy = z.infer<typeof enquirySchema>;

/** The copy that a form needs in the browser. */
export interface FormCopy extends Pick<EnquiryCopy, "form" | "messages" | "toasts"> {
  /** In log mode only. */
  notConnected?: string;
  /** In delivery mode only. */
  delivery?: EnquiryCopy["delivery"] & { office: OfficeHours };
}

/** The copy of the home form only. */
export const homeFormSchema = z.strictObject({
  labels: z
    .strictObject({ name: line, email: line, company: line, phone: line, callTime: line, message: line })
    .describe("The names of the fields."),
  messageHint: line.describe("Under the label of the message."),
  submit: line.meta({ title: "Button" }),
});

/** The copy of the contact form only. */
export const contactFormSchema = z.strictObject({
  title: line,
  labels: z
    .strictObject({
      firstName: line,
      lastName: line,
      email: line,
      company: line,
      phone: line,
      callTime: line,
      message: line,
    })
    .describe("The names of the fields."),
  submit: line.meta({ title: "Button" }),
});

/**
 * The copy of a topic, shown above the form after a button has set it.
 * @param names the topics other than services
 */
export function topicCopySchema<T extends string>(...names: T[]) {
  return z
    .strictObject({
      label: line.meta({ title: "Before the topic" }),
      remove: line.meta({ title: "Button that removes the topic" }),
      ...(Object.fromEntries(names.map((name) => [name, line])) as Record<T, typeof line>),
    })
    .describe("The topics above the form, after a button has set one.");
}
