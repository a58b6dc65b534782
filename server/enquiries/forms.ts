import {
  CONTACT_FIELDS,
  checkContactMessage,
  checkEnquiry,
  ENQUIRY_FIELDS,
} from "../../src/features/enquiry/schema.ts";
import { checkExtras, type Extras, type OfficeClock, UNSAFE_IN_LINE } from "./extras.ts";

/** The forms, told apart by the field `form`, and what a visitor enters in each, in its order. */
export const FORMS = { home: ENQUIRY_FIELDS, contact: CONTACT_FIELDS } as const;
export type FormName = keyof typeof FORMS;

/** What either form gives, in one shape, checked and trimmed. No line breaks but in the message. */
export interface Entry extends Extras {
  form: FormName;
  name: string;
  /** ASCII only: a domain in another script is in its punycode form (RFC 5891). */
  email: string;
  company: string;
  phone: string;
  message: string;
}

export type EntryErrors = Readonly<Record<string, string>>;

/** The longest address that a mail server must take (RFC 5321, section 4.5.3.1.3, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/** @returns the form's name, or nothing where the value names no form */
export function formOf(value: unknown): FormName | undefined {
  return value === "home" || value === "contact" ? value : undefined;
}

/**
 * Checks an enquiry by the rules that the browser has, and then by those that
 * only matter once a value becomes a header of a mail.
 * @param values what arrived, of any shape
 * @param clock what proposed times are checked by; without one none are taken
 * @returns the entry, or one message for each wrong field, in the order of the form
 */
export function checkEntry(
  values: Readonly<Record<string, unknown>>,
  clock?: OfficeClock,
): { entry: Entry; errors?: never } | { entry?: never; errors: EntryErrors } {
  const form = formOf(values["form"]);
  if (!form) {
    return { errors: { form: values["form"] === undefined ? "Required" : "Expected home or contact" } };
  }
  const input = { ...values, email: withAsciiDomain(values["email"]) };
  const checked = form === "home" ? checkEnquiry(input) : checkContactMessage(input);
  if (checked.errors) {
    return { errors: checked.errors };
  }
  const { extras, errors } = checkExtras(values, clock);
  const unsafe = { ...checkLines(checked.enquiry), ...errors };
  if (Object.keys(unsafe).length > 0) {
    return { errors: unsafe };
  }
  const { email, company = "", message } = checked.enquiry;
  return {
    entry: {
      form,
      name:
        "name" in checked.enquiry
          ? checked.enquiry.name
          : `${checked.enquiry.firstName} ${checked.enquiry.lastName}`,
      email,
      company,
      phone: "phone" in checked.enquiry ? (checked.enquiry.phone ?? "") : "",
      message: message.toWellFormed().replace(/\r\n?/g, "\n"),
      ...extras,
    },
  };
}

/** What was entered, as text, to show the form again: never more than the form's own fields. */
export function enteredText(
  values: Readonly<Record<string, unknown>>,
  form: FormName,
): Record<string, string> {
  const entered = FORMS[form].map((field) => [field, values[field]] as const);
  return Object.fromEntries(
    entered.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === "string"),
  );
}

function checkLines(fields: Readonly<Record<string, string | undefined>>): EntryErrors {
  const errors: Record<string, string> = {};
  for (const [field, value = ""] of Object.entries(fields)) {
    if (field !== "message" && (UNSAFE_IN_LINE.test(value) || !value.isWellFormed())) {
      errors[field] = "Line breaks and control characters are not allowed here";
    } else if (field === "email" && value.length > MAX_EMAIL_LENGTH) {
      errors[field] = "Please enter a valid email address";
    }
  }
  return errors;
}

/**
 * The URL parser turns a domain into its ASCII form (UTS #46). A local part
 * outside ASCII would need SMTPUTF8 (RFC 6531) on the whole way; the rule of the
 * forms refuses it.
 */
function withAsciiDomain(email: unknown): unknown {
  const [, local, domain] =
    (typeof email === "string" && /^\s*([^@\s]+)@([^@\s/?#:\\]+)\s*$/.exec(email)) || [];
  if (!local || !domain || /^[\x21-\x7e]*$/.test(domain)) {
    return email;
  }
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii ? `${local}@${ascii}` : email;
}
