import type { FormMessages, MailTexts } from "./enquiry-texts.ts";

/** Messages that no editor changes, for tests and examples. */
export const MESSAGES: FormMessages = {
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
  name: "Name must be at least {minName} characters",
  firstName: "First name must be at least {minName} characters",
  lastName: "Last name must be at least {minName} characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least {minName} characters",
  phone: "Please enter a phone number, so that we can call you",
  message: "Message must be at least {minMessage} characters",
  tooLong: "Please shorten this to {max} characters or fewer",
  oneLine: "Line breaks and control characters are not allowed here",
};

/** Texts of mails that no editor changes. */
export const MAIL_TEXTS: MailTexts = {
  subject: "Inquiry from {who}",
  subjectWithoutName: "Inquiry",
  possibleSpam: "[possible spam]",
  name: "Name",
  email: "Email",
  company: "Company",
  phone: "Phone",
  callTime: "Time for a call",
  topic: "About",
  reference: "Reference",
  form: "Form",
};

/** The message if no destination accepted the enquiry. */
export const FAILURE = "Please try again or contact us directly.";
