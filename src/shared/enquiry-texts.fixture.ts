import { type ByField, type FormName, fieldsOf } from "./enquiry-fields.ts";
import type { FormMessages, MailTexts } from "./enquiry-texts.ts";

/** Messages that no editor changes, for tests and examples. */
export const MESSAGES: FormMessages = {
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
  name: "Name must be at least {min} characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least {min} characters",
  phone: "Please enter a phone number, so that we can call you",
  message: "Message must be at least {min} characters",
  tooLong: "Please shorten this to {max} characters or fewer",
};

/** A field that isn't here has its name as its label. */
const LABELS: Partial<ByField> = {
  name: "Name",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  company: "Company",
  phone: "Phone",
  callTime: "Time for a call",
  message: "Message",
};

const labelsOf = (form: FormName) =>
  Object.fromEntries(fieldsOf(form).map(({ name }) => [name, LABELS[name] ?? name])) as ByField;

/** Texts of mails that no editor changes. */
export const MAIL_TEXTS: MailTexts = {
  subject: "Inquiry from {who}",
  subjectWithoutName: "Inquiry",
  possibleSpam: "[possible spam]",
  topic: "About",
  reference: "Reference",
  form: "Form",
  labels: { home: labelsOf("home"), contact: labelsOf("contact") },
};

/** The message if no destination accepted the enquiry. */
export const FAILURE = "Please try again or contact us directly.";
