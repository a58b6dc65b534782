import type { FormMessages, MailCopy } from "../enquiry.schema.ts";
import { type ByField, type FormName, fieldsOf, fieldsWith } from "./enquiry-fields.ts";

/** Messages that no editor changes, for tests and examples. */
export const MESSAGES = {
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
  email: "Please enter a valid email address",
  phone: "Please enter a phone number of five digits or more",
  tooLong: "Please shorten this to {max} characters or fewer",
  ...Object.fromEntries(fieldsWith("minLength").map((name) => [name, `The ${name} needs {min} characters`])),
} as FormMessages;

/** The labels of a form: "firstName" is "FirstName". */
const sampleLabels = (form: FormName) =>
  Object.fromEntries(
    fieldsOf(form).map(({ name }) => [name, name.replace(/^./, (letter) => letter.toUpperCase())]),
  ) as ByField;

/** The copy of mails that no editor changes. */
export const MAIL_COPY: MailCopy = {
  subject: "Message from {who}",
  subjectWithoutName: "Message",
  possibleSpam: "[possible spam]",
  topic: "About",
  reference: "Reference",
  form: "Form",
  page: "Page",
  labels: { home: sampleLabels("home"), contact: sampleLabels("contact") },
};

/** What the server knows of a built site. */
export const SITE = {
  host: "www.example.com",
  messages: MESSAGES,
  mail: MAIL_COPY,
};
