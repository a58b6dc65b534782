import {
  type Checks,
  type Extras,
  type FieldErrors,
  HONEYPOT_FIELD,
} from "../../src/features/enquiry/schema.ts";
import { checkExtras, type OfficeClock, UNSAFE_IN_LINE } from "./extras.ts";

/** What either form gives, in one shape, checked and trimmed. No line breaks but in the message. */
export interface Entry extends Extras {
  form: "home" | "contact";
  name: string;
  /** ASCII only: a domain in another script is in its punycode form (RFC 5891). */
  email: string;
  company: string;
  phone: string;
  message: string;
  /** The honeypot was filled in. It is delivered all the same: a browser's autofill may have done it. */
  possibleSpam?: true;
}

/**
 * Checks an enquiry by the rules that the browser has, and then by those that
 * only matter once a value becomes a header of a mail.
 * @param values what arrived, of any shape
 * @param checks the rules that the browser has
 * @param clock what proposed times are checked by
 * @returns the entry, or one message for each wrong field, in the order of the form
 */
export function checkEntry(
  values: Readonly<Record<string, unknown>>,
  checks: Checks,
  clock: OfficeClock,
): { entry: Entry; errors?: never } | { entry?: never; errors: FieldErrors } {
  const { form } = values;
  if (form !== "home" && form !== "contact") {
    return { errors: { form: form === undefined ? "Required" : "Expected home or contact" } };
  }
  const input = readable(values);
  const checked = checks[form](input);
  if (checked.errors) {
    return { errors: checked.errors };
  }
  const fields = checked.enquiry;
  const { extras, errors } = checkExtras(values, clock);
  const unsafe = { ...checkLines(fields), ...errors };
  if (Object.keys(unsafe).length > 0) {
    return { errors: unsafe };
  }
  return {
    entry: {
      form,
      name: "name" in fields ? fields.name : `${fields.firstName} ${fields.lastName}`,
      email: fields.email,
      company: fields.company ?? "",
      phone: fields.phone ?? "",
      message: fields.message.toWellFormed(),
      ...extras,
      ...(values[HONEYPOT_FIELD] ? { possibleSpam: true } : {}),
    },
  };
}

/**
 * What the rules of the forms can check: an object loses its properties, whose
 * "length" the rules would read; a message its carriage returns, which a browser
 * adds when it posts a form; the other fields what turns the direction of text
 * around, which comes unseen with a number or a name that was copied from a phone.
 */
function readable(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value === "object" && value !== null) return [field, Array.isArray(value) ? [] : {}];
    if (typeof value !== "string") return [field, value];
    if (field === "message") return [field, value.replace(/\r\n?/g, "\n")];
    const line = value.replace(/\p{Bidi_Control}/gu, "");
    return [field, field === "email" ? withAsciiDomain(line) : line];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function checkLines(fields: Readonly<Record<string, string | undefined>>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [field, value = ""] of Object.entries(fields)) {
    if (field !== "message" && (UNSAFE_IN_LINE.test(value) || !value.isWellFormed())) {
      errors[field] = "Line breaks and control characters are not allowed here";
    }
  }
  return errors;
}

/**
 * The URL parser turns a domain into its ASCII form (UTS #46). A local part
 * outside ASCII would need SMTPUTF8 (RFC 6531) on the whole way; the rule of the
 * forms refuses it.
 */
function withAsciiDomain(email: string): string {
  const [, local, domain] = /^\s*([^@\s]+)@([^@\s/?#:\\]+)\s*$/.exec(email) ?? [];
  if (!local || !domain || /^[\x21-\x7e]*$/.test(domain)) {
    return email;
  }
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii ? `${local}@${ascii}` : email;
}
