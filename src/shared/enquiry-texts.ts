/** The texts of enquiry.yaml that the rules and the server use, by their names. */

/** The messages for wrong fields; limits, {expected} and {received} are filled in. */
export const MESSAGE_NAMES = [
  "required",
  "wrongType",
  "name",
  "firstName",
  "lastName",
  "email",
  "company",
  "phone",
  "message",
  "tooLong",
  "oneLine",
] as const;
export type FormMessages = Readonly<Record<(typeof MESSAGE_NAMES)[number], string>>;

/** The texts of mails and channel messages to the company; {who} is filled in. */
export const MAIL_TEXT_NAMES = [
  "subject",
  "subjectWithoutName",
  "possibleSpam",
  "name",
  "email",
  "company",
  "phone",
  "callTime",
  "topic",
  "reference",
  "form",
] as const;
export type MailTexts = Readonly<Record<(typeof MAIL_TEXT_NAMES)[number], string>>;
