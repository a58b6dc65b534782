/** The texts of enquiry.yaml that the rules and the server use. */
import type { ByField, FormName, NameWithMinLength } from "./enquiry-fields.ts";

type CommonMessage = "required" | "wrongType" | "email" | "phone" | "tooLong";
/**
 * The messages for wrong fields: common ones, and one for each field with a least length. {min}, {max},
 * {expected} and {received} are filled in.
 */
export type FormMessages = Readonly<Record<CommonMessage | NameWithMinLength, string>>;

/** The texts of mails and channel messages to the company. */
export interface MailTexts {
  /** {who} is the company, or else the name. */
  subject: string;
  subjectWithoutName: string;
  possibleSpam: string;
  topic: string;
  reference: string;
  form: string;
  page: string;
  sentAt: string;
  /** The labels of the fields in each form. */
  labels: Readonly<Record<FormName, ByField>>;
}
