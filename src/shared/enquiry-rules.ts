/** The rules of both forms, for the browser and the server (specification, chapter 5). */
import * as z from "zod/mini";
import type { FormMessages } from "./enquiry-texts.ts";
import { fill } from "./fill.ts";

/** The minimum length of a name, and of a company on the home page. */
export const MIN_NAME_LENGTH = 2;
export const MIN_MESSAGE_LENGTH = 10;
/** A phone number has at least five digits. */
const PHONE = /(\d\D*){5}/;
/** The maximum length of any field, in Unicode code points. */
export const MAX_FIELD_LENGTH = 10_000;
/**
 * The longest address that a mail server must accept (RFC 5321, section 4.5.3.1.3, erratum 1690).
 */
const MAX_EMAIL_LENGTH = 254;

/**
 * Converts an email address's domain to ASCII by the URL parser (UTS #46), as mail needs it. A local
 * part outside ASCII would need SMTPUTF8 (RFC 6531) on the whole way, so the rules refuse it.
 */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/?#:\\]+)$/.exec(email) ?? [];
  if (!local || !domain || /^[\x21-\x7e]*$/.test(domain)) return email;
  const ascii = URL.canParse(`http://${domain}`) && new URL(`http://${domain}`).hostname;
  return ascii ? `${local}@${ascii}` : email;
}

function isDeliverable(email: string): boolean {
  const address = withAsciiDomain(email);
  return z.regexes.email.test(address) && address.length <= MAX_EMAIL_LENGTH;
}

/** Fills {minName}, {minMessage} and {max} into a text. */
export const fillLimits = (text: string): string =>
  fill(text, {
    minName: String(MIN_NAME_LENGTH),
    minMessage: String(MIN_MESSAGE_LENGTH),
    max: MAX_FIELD_LENGTH.toLocaleString("en"),
  });

/**
 * Creates the validation of each form, with these messages.
 * @param isCall whether the visitor asks for a call, which needs a phone number
 */
export function createChecks(messages: FormMessages, isCall = false) {
  const wrongType = (expected: string, input: unknown) =>
    input === undefined
      ? messages.required
      : fill(messages.wrongType, { expected, received: typeName(input) });
  const string = () => z.string({ error: ({ input }) => wrongType("string", input) });
  const notTooLong = z.refine<string>(
    (value) => [...value].length <= MAX_FIELD_LENGTH,
    fillLimits(messages.tooLong),
  );
  const text = (least: number, tooShort: string) =>
    string().check(z.trim(), z.minLength(least, fillLimits(tooShort)), notTooLong);
  const optionalText = () => z.optional(string().check(z.trim(), notTooLong));
  const object = <T extends z.core.$ZodLooseShape>(shape: T) =>
    z.object(shape, { error: ({ input }) => wrongType("object", input) });

  const email = string().check(z.trim(), z.refine<string>(isDeliverable, messages.email));
  const phone = isCall
    ? string().check(z.trim(), z.regex(PHONE, messages.phone), notTooLong)
    : optionalText();
  const callTime = optionalText();
  const message = text(MIN_MESSAGE_LENGTH, messages.message);
  const home = object({
    name: text(MIN_NAME_LENGTH, messages.name),
    email,
    company: text(MIN_NAME_LENGTH, messages.company),
    // Not in the specification: the home form shows these two only for calls.
    phone,
    callTime,
    message,
  });
  // The specification has no rules for the contact form; these are those of the home form.
  const contact = object({
    firstName: text(MIN_NAME_LENGTH, messages.firstName),
    lastName: text(MIN_NAME_LENGTH, messages.lastName),
    email,
    company: optionalText(),
    phone,
    callTime,
    message,
  });
  return {
    home: (values: unknown) => check(home, values),
    contact: (values: unknown) => check(contact, values),
  };
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

export type Checks = ReturnType<typeof createChecks>;
/** The name of a form. */
export type FormName = keyof Checks;
/** Valid, trimmed values of a form. */
export type FormValues = NonNullable<ReturnType<Checks[FormName]>["enquiry"]>;
/** One message for each wrong field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates what a visitor entered.
 * @param values the form's values by field, untrimmed, of any type and length
 * @returns the enquiry with trimmed values, or the errors
 */
function check<T>(
  schema: z.ZodMiniType<T>,
  values: unknown,
): { enquiry: T; errors?: never } | { enquiry?: never; errors: FieldErrors } {
  const result = z.safeParse(schema, values);
  return result.success ? { enquiry: result.data } : { errors: toFieldErrors(result.error.issues) };
}

function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    // An issue without a path means that the enquiry is not an object.
    errors[String(path[0] ?? "form")] ??= message;
  }
  return errors;
}
