import { z } from "astro/zod";
import type { EditorMeta } from "../../schemas/json-schema.ts";
import { fixed, heading, line, plural, specified, text, textWith } from "../../schemas/text.ts";
import { type FieldName, type FormName, fieldsOf, fieldsWith } from "./shared-with-server/enquiry-fields.ts";

/** Requires a text for each of these fields. */
const forFields = <Name extends FieldName, T extends z.ZodType>(names: readonly Name[], schema: T) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, T>;
const labelFields = (form: FormName) =>
  forFields(
    fieldsOf(form).map(({ name }) => name),
    line,
  );
/** The labels of the contact form in the specification, chapter 3. */
const SPECIFIED = forFields(["firstName", "lastName", "email", "company", "phone", "message"], specified);

const page = {
  title: line.meta({ title: "Page title" }),
  description: text.meta({ title: "Page description" }),
  home: line.meta({ title: "Link to the home page" }),
};
/** Specification, chapter 5. */
const fixedWith = (...names: string[]) => textWith(...names).meta({ isFixed: true } satisfies EditorMeta);
/** Specification, chapter 8. */
const toast = z.strictObject({ title: fixed, body: fixed.meta({ title: "Text" }) });

/** The copy of both forms. Placeholders in braces are filled in by the browser. */
export const enquirySchema = z
  .strictObject({
    form: z.strictObject({
      optional: line.describe("After the label of a field that may stay empty."),
      required: line.describe("After the label of a field that must be filled in."),
      busy: line.meta({ title: "Sending", description: "On the button while the form is being sent." }),
      errors: plural().meta({ title: "Number of mistakes", description: "Above the button." }),
      submit: line.meta({ title: "Button" }),
      privacyNote: line.meta({ title: "Note on privacy", description: "Beside the button." }),
      privacyLink: line.meta({ title: "Link to the privacy policy" }),
      mailSubject: line.meta({ title: "Subject of an email instead" }),
      dismiss: line.meta({ title: "Button that closes a message" }),
      topic: line.meta({ title: "Before the topic", description: "Above the form, after a button set it." }),
      removeTopic: line.meta({ title: "Button that removes the topic" }),
    }),
    labels: z
      .strictObject({
        home: z.strictObject(labelFields("home")).meta({ title: "Home page" }),
        contact: z.strictObject({ ...labelFields("contact"), ...SPECIFIED }).meta({ title: "Contact page" }),
      })
      .meta({ title: "Names of the fields", description: "Also in the mails that you receive." }),
    hints: z
      .strictObject({
        ...forFields(fieldsWith("hint"), line),
        numbers: line.meta({
          title: "Message with numbers",
          description:
            "Instead of the message's hint, after the growth assessment has put its numbers there.",
        }),
      })
      .meta({ title: "Hints", description: "Under the names of the fields." }),
    notConnected: line.describe("Above the fields of a form that sends nothing; the email address follows."),
    messages: z
      .strictObject({
        ...forFields(fieldsWith("minLength"), fixedWith("min")),
        required: fixed,
        wrongType: fixedWith("expected", "received"),
        email: fixed,
        phone: line,
        tooLong: textWith("max"),
      })
      .meta({ title: "Mistakes" }),
    mail: z
      .strictObject({
        subject: textWith("who").describe("{who} is the company, or else the name."),
        subjectWithoutName: line.meta({ title: "Subject without a name" }),
        possibleSpam: line.meta({ title: "Mark for possible spam", description: "Before the subject." }),
        topic: line,
        reference: line,
        form: line.meta({ title: "Form that was used" }),
        page: line.meta({ title: "Page on which the form stood" }),
      })
      .describe("What you receive: the mail with a message, or the post in a channel of Slack or Teams."),
    toasts: z.strictObject({ sent: toast, failed: toast }).meta({ title: "Messages after sending" }),
    delivery: z
      .strictObject({
        honeypot: line.describe("Beside a field that only spam programs see and fill in."),
        kept: line.meta({ title: "After a failure", description: "The text is still in the form." }),
        toClipboard: line.meta({ title: "Button that copies the text" }),
        onClipboard: line.meta({ title: "Copied", description: "After the text was copied." }),
        writeInstead: line.meta({ title: "Link to an email with the text" }),
        receipt: z
          .strictObject({
            title: heading,
            reference: line.describe("Before the number of the message."),
            next: line.meta({ title: "Heading of what happens next" }),
            nextReply: textWith("email").meta({ title: "What happens next" }),
            nextCall: textWith("email").meta({
              title: "The same, if the visitor asks for a call, and gives a number",
            }),
            sent: line.describe("Above what the visitor has sent."),
            again: line.meta({ title: "Button for another message" }),
          })
          .describe("In place of the form, once the message has arrived."),
      })
      .meta({ title: "After sending", description: "Shown once the forms are connected." }),
    sent: z.strictObject(page).meta({
      title: "Page after a message has arrived",
      description: "For browsers that run no scripts.",
    }),
    failed: z
      .strictObject({
        ...page,
        check: textWith("max").meta({ title: "After a wrong entry" }),
        back: line.describe("How to get the text back; the email address follows."),
      })
      .meta({ title: "Page after a failure", description: "For browsers that run no scripts." }),
  })
  .meta({ title: "Forms", page: "/contact" } satisfies EditorMeta);
export type EnquiryCopy = z.infer<typeof enquirySchema>;
/** The messages for wrong fields. {min}, {max}, {expected} and {received} are filled in. */
export type FormMessages = EnquiryCopy["messages"];
/** The copy of mails and channel messages to the company, with the labels of the fields in each form. */
export type MailCopy = EnquiryCopy["mail"] & Pick<EnquiryCopy, "labels">;

/** The copy that a form needs in the browser. */
export interface FormCopy extends Pick<EnquiryCopy, "form" | "hints" | "messages" | "toasts"> {
  /** In log mode only. */
  notConnected?: string;
  /** In delivery mode only. */
  delivery?: EnquiryCopy["delivery"];
}
