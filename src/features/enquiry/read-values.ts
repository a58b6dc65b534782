import { toUnicode } from "punycode/punycode.es6.js";
import { type FormValues, withAsciiDomain } from "./enquiry-rules.ts";

/** Reads what was typed into a form, by field. */
export function readValues(form: HTMLFormElement): FormValues {
  const { email = "", ...others } = Object.fromEntries(new FormData(form)) as FormValues;
  return { email: typedEmail(email), ...others };
}

/**
 * Returns an email address as it was typed: Chrome converts the domain of what is typed into its field to
 * Punycode.
 */
export function typedEmail(email: string): string {
  try {
    const typed = toUnicode(email);
    return withAsciiDomain(typed) === email ? typed : email;
  } catch {
    // Malformed Punycode was typed as it is.
    return email;
  }
}
