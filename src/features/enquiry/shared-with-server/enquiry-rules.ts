/** The rules of both forms, for the browser and the server (specification, chapter 5). */

import { fill } from "../../../lib/fill.ts";
import { formatNumber } from "../../../lib/format-number.ts";
import { normalizeLine, normalizeSymbols, normalizeText } from "../../../lib/normalize-input.ts";
import type { FormMessages } from "../enquiry.schema.ts";
import { type ByField, type FieldName, type FormField, type FormName, fieldsOf } from "./enquiry-fields.ts";

/** The maximum length of any field, in Unicode code points. */
const MAX_LENGTH = 10_000;
/** The same as texts show it. */
export const MAX_LENGTH_TEXT = formatNumber(MAX_LENGTH);
/** The longest address that a mail server must accept (RFC 5321, section 4.5.3.1.3, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;
/**
 * HTML's grammar of an address (HTML standard, input type=email), with two differences: the domain may be in any
 * script, because Nodemailer converts it, and must have a top-level domain, of letters or in Punycode. The part
 * before the @ is ASCII: few mail servers deliver others.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})$/iu;
/** A phone number has at least five digits, of any script. */
const PHONE = /(\p{Nd}\P{Nd}*){5}/u;

/** Valid, normalized values of a form; optional ones may be left out. */
export type FormValues = Partial<ByField>;
/** One message for each wrong field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates what a visitor entered.
 * @param values the form's values by field, of any type and length
 * @returns the enquiry with normalized values, or the errors
 */
export function checkEnquiry(
  form: FormName,
  values: object,
  messages: FormMessages,
): { enquiry: FormValues; errors?: never } | { enquiry?: never; errors: FieldErrors } {
  const enquiry: Partial<Record<FieldName, string>> = {};
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fieldsOf(form)) {
    const input: unknown = (values as Readonly<Record<string, unknown>>)[field.name];
    if (input === undefined && !field.required) continue;
    if (typeof input !== "string") {
      errors[field.name] = wrongType(messages, input);
      continue;
    }
    const value = NORMALIZE[field.kind](input);
    const error = field.required || value ? findError(field, value, messages) : undefined;
    if (error) errors[field.name] = error;
    else enquiry[field.name] = value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { enquiry };
}

const NORMALIZE = {
  line: normalizeLine,
  email: normalizeSymbols,
  phone: normalizeSymbols,
  message: normalizeText,
};

const isEmail = (value: string) => value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);

/** Returns the message of the first rule that a normalized value breaks. */
function findError(field: FormField, value: string, messages: FormMessages): string | undefined {
  if ([...value].length > MAX_LENGTH) return fill(messages.tooLong, { max: MAX_LENGTH_TEXT });
  if (field.kind === "email" && !isEmail(value)) return messages.email;
  if (field.kind === "phone" && !PHONE.test(value)) return messages.phone;
  if (field.minLength !== undefined && value.length < field.minLength) {
    return fill(messages[field.name], { min: String(field.minLength) });
  }
  return value ? undefined : messages.required;
}

/** The specification's generic messages. */
function wrongType(messages: FormMessages, input: unknown): string {
  if (input === undefined) return messages.required;
  const received = input === null ? "null" : Array.isArray(input) ? "array" : typeof input;
  return fill(messages.wrongType, { expected: "string", received });
}
