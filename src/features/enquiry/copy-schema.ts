// Not from “astro/zod”, because the server reads these schemas, too.
import { z } from "zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";

const page = {
  title: line.meta({ title: "Page title" }),
  description: text.meta({ title: "Page description" }),
  home: line.meta({ title: "Link to the home page" }),
};
/** Fixed by the specification (chapters 5 and 8), so that editors don't see it. */
const fixed = line.meta({ hidden: true });
const toast = z.strictObject({ title: fixed, body: fixed });

/** The copy of both forms. Placeholders in braces are filled in by the browser. */
export const enquirySchema = z
  .strictObject({
    form: z.strictObject({
      optional: line.describe("After the label of a field that may stay empty."),
      busy: line.meta({ title: "Sending", description: "On the button while the form is being sent." }),
      errorSummary: line.meta({ title: "Above the mistakes" }),
      privacyNote: line.describe("Below the form."),
      privacyLink: line.describe("After the privacy note; leads to the privacy policy."),
      notConnected: line.describe("As long as the forms send nothing; the email address follows."),
      dismiss: line.describe("The button that closes a message."),
      honeypot: line.meta({
        title: "Trap for spam",
        description: "Beside a field that people don't see and spam programs fill in.",
      }),
    }),
    messages: z
      .strictObject({
        required: fixed,
        wrongType: textWith("expected", "received").meta({ hidden: true }),
        name: fixed,
        firstName: fixed,
        lastName: fixed,
        email: fixed,
        company: fixed,
        phone: line,
        message: fixed,
        tooLong: line,
        oneLine: line.describe("For a field that must be one line."),
        times: line.describe("For the times proposed for a call."),
      })
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
        topic: line,
        source: line.describe("The label of how the visitor found the site."),
        reference: line,
        form: line.describe("The label of which form was used."),
        times: line,
        call: textWith("who").describe("In your calendar."),
      })
      .describe(
        "What you receive: the mail about an inquiry, or the message in a channel of Slack or Teams.",
      ),
    toasts: z.strictObject({ sent: toast, failed: toast }),
    delivery: z
      .strictObject({
        kept: line.describe("After a failure: the text is still in the form."),
        copyMessage: line.describe("A button after a failure."),
        copied: line.describe("After the text was copied."),
        writeInstead: line.describe("A link after a failure, to an email with the text."),
        subject: line.describe("The subject of that email."),
        receipt: z
          .strictObject({
            title: line,
            reference: line.describe("Before the number of the inquiry."),
            replyBy: line.describe("Before the time of your reply."),
            onTime: textWith("moment").meta({ title: "Reply time", description: "By when you reply." }),
            late: textWith("moment").meta({
              title: "Later reply",
              description: "Instead, if the office is closed for the next 24 hours.",
            }),
            time: line.describe("Before the number of a proposed time."),
            next: line.meta({ title: "Heading of what happens next" }),
            nextReply: textWith("email"),
            nextCall: textWith("email").describe("Instead, if the visitor proposed times for a call."),
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
        check: line.describe("Only if something was entered wrongly."),
        back: line.describe("How the visitor gets the text back; the email address follows."),
      })
      .describe("The page after a failure, for browsers that run no scripts."),
    promise: z
      .strictObject({
        onTime: textWith("moment").meta({ title: "Reply time" }),
        late: textWith("moment").describe("Instead, if the office is closed for the next 24 hours."),
      })
      .describe("By when you reply. {moment} is a weekday and a time at the office."),
    source: z
      .strictObject({
        label: line.describe("The source follows in quotation marks."),
        note: line.describe("What happens to this information."),
        remove: line,
      })
      .describe("How a visitor found the site, as the link says."),
    noTimes: line.describe("What to do instead, if times for a call can't be chosen."),
    times: z
      .strictObject({
        title: line,
        optional: line,
        intro: textWith("opens", "closes"),
        clock: textWith("zone").meta({
          title: "Time zone",
          description: "Added if the visitor's time is not the office's.",
        }),
        day: line.describe("The label of the days to choose from."),
        free: line.meta({
          title: "Another time",
          description: "The last choice: a time that is not offered.",
        }),
        date: line,
        time: line,
        add: line,
        office: textWith("office").describe("The same time at the office, below the visitor's."),
        full: line.meta({ title: "Enough times", description: "If no more times can be chosen." }),
        chosen: line.describe("The heading of the chosen times."),
        remove: textWith("time"),
        message: line.describe("The heading of the times in what is sent."),
        line: textWith("office").describe("A time in what is sent."),
        lineBoth: textWith("yours", "office", "zone").describe(
          "Instead, if the visitor's time is not the office's.",
        ),
        problems: z.strictObject({
          incomplete: line.describe("If the day or the time is missing."),
          skipped: line.describe("For an hour that doesn't exist when clocks change."),
          past: line,
          tooFar: textWith("days"),
          dayOff: line,
          closed: textWith("office", "opens", "last"),
        }),
      })
      .describe("Times for a call."),
  })
  .meta({ isRaw: true });

export type EnquiryCopy = z.infer<typeof enquirySchema>;
/** The messages for wrong fields. */
export type FormMessages = EnquiryCopy["messages"];
/** The texts of mails and channel messages to the company. */
export type MailTexts = EnquiryCopy["mail"];

/** The copy of the home form only. */
export const homeFormSchema = z.strictObject({
  labels: z
    .strictObject({ name: line, email: line, company: line, phone: line, message: line })
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
