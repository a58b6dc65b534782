import type { FormMessages } from "../../src/features/enquiry/copy-schema.ts";
import {
  type Checks,
  type Extras,
  type FieldErrors,
  HONEYPOT_FIELD,
  withAsciiDomain,
} from "../../src/features/enquiry/schema.ts";
import { checkExtras, type OfficeClock, UNSAFE_IN_LINE } from "./extras.ts";

/**
 * An enquiry of either form in one shape, validated and trimmed. Only the message may contain line
 * breaks.
 */
export interface Entry extends Extras {
  form: "home" | "contact";
  name: string;
  /** ASCII only: a domain in another script is converted to Punycode (RFC 5891). */
  email: string;
  company: string;
  phone: string;
  message: string;
  /**
   * The honeypot was filled. The enquiry is delivered all the same, because a browser's autofill
   * may have filled it.
   */
  possibleSpam?: true;
}

/**
 * Validates an enquiry by the rules of the browser's form, and then by those that matter only for
 * mail headers.
 * @param values the fields as they arrived, of any type
 * @param checks the rules of the browser's form
 * @param clock checks proposed call times
 * @param messages the messages for wrong fields
 * @returns the entry, or one message for each wrong field, in the order of the form
 */
export function checkEntry(
  values: Readonly<Record<string, unknown>>,
  checks: Checks,
  clock: OfficeClock,
  messages: FormMessages,
): { entry: Entry; errors?: never } | { entry?: never; errors: FieldErrors } {
  const { form } = values;
  if (form !== "home" && form !== "contact") {
    return { errors: { form: form === undefined ? "Required" : "Expected home or contact" } };
  }
  const input = normalizeValues(values);
  const checked = checks[form](input);
  if (checked.errors) {
    return { errors: checked.errors };
  }
  const fields = checked.enquiry;
  const { extras, errors } = checkExtras(values, clock, messages);
  const unsafe = { ...checkLines(fields, messages.oneLine), ...errors };
  if (Object.keys(unsafe).length > 0) {
    return { errors: unsafe };
  }
  return {
    entry: {
      form,
      name: "name" in fields ? fields.name : `${fields.firstName} ${fields.lastName}`,
      email: withAsciiDomain(fields.email),
      company: fields.company ?? "",
      phone: fields.phone ?? "",
      message: fields.message.toWellFormed(),
      ...extras,
      ...(values[HONEYPOT_FIELD] ? { possibleSpam: true } : {}),
    },
  };
}

/**
 * Normalizes values before validation. Objects become empty ones, so that the rules can't be misled
 * by a “length” property. Browsers post line breaks as CRLF, which the message must not contain.
 * Names and numbers copied from a phone often contain invisible characters that set the text's
 * direction.
 */
function normalizeValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) => {
    if (typeof value === "object" && value !== null) return [field, Array.isArray(value) ? [] : {}];
    if (typeof value !== "string") return [field, value];
    if (field === "message") return [field, value.replace(/\r\n?/g, "\n")];
    return [field, value.replace(/\p{Bidi_Control}/gu, "")];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function checkLines(fields: Readonly<Record<string, string | undefined>>, message: string): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [field, value = ""] of Object.entries(fields)) {
    if (field !== "message" && (UNSAFE_IN_LINE.test(value) || !value.isWellFormed())) {
      errors[field] = message;
    }
  }
  return errors;
}
